import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Enhance = (element: HTMLElement) => unknown

// jsdom lays nothing out, so nothing comes into view. A test that needs it replaces this.
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

/** Everything that a test observes is in view at once. */
export function showEverything() {
  globalThis.IntersectionObserver = class {
    constructor(
      private readonly callback: (entries: { isIntersecting: boolean }[], observer: unknown) => void,
    ) {}
    observe() {
      this.callback([{ isIntersecting: true }], this)
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
}

const places: HTMLElement[] = []
afterEach(() => {
  for (const place of places.splice(0)) place.remove()
})

/** Puts a page's markup, as it is served, into the document, and runs modules on the elements that are bound to them. */
export function enhanced(page: ReactElement, modules: Readonly<Record<string, Enhance>>) {
  const container = document.body.appendChild(document.createElement('div'))
  places.push(container)
  container.innerHTML = renderToStaticMarkup(page)
  for (const [name, enhance] of Object.entries(modules)) {
    const elements = container.querySelectorAll<HTMLElement>(`[data-module="${name}"]`)
    if (elements.length === 0) throw new Error(`Nothing is bound to ${name}`)
    for (const element of elements) enhance(element)
  }
  return { container }
}
