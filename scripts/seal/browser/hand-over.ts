/** Loads with the hydration files and replays the visitor's input from before hydration. */
import { openPopovers } from '../../../lib/popovers'
import type { Field, Typed } from './boot'

const root = document.documentElement
const [replays, typed, listening] = window.early

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** Restores a typed value and notifies React, which compares it with the last value set on the element. */
function retype(field: Field, typed: Typed) {
  const key = isCheckable(field) ? 'checked' : 'value'
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set
  const caret = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : []
  if (!(field instanceof HTMLSelectElement))
    Object.assign(field, { [key]: isCheckable(field) ? !typed.checked : '' })
  setter?.call(field, typed[key])
  if (typeof caret[0] === 'number' && !(field instanceof HTMLSelectElement)) {
    field.setSelectionRange(caret[0], caret[1] ?? caret[0])
  }
  // React listens to checkboxes by `click`; a synthetic click event does not toggle them.
  for (const type of isCheckable(field) ? ['click'] : ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/**
 * On startup Next's router writes the URL that it read first, more than once, and misses a fragment link that was
 * followed since. Anything else in a fragment, such as the response of a sign-in, was there from the start.
 */
const begunWith = location.hash
const { replaceState } = history
history.replaceState = (data, unused, url) => {
  const written = new URL(url ?? location.href, location.href)
  const isHere = written.pathname === location.pathname && written.search === location.search
  if (isHere && location.hash !== begunWith) written.hash = location.hash
  replaceState.call(history, data, unused, written)
}

const stateful = 'input, select, textarea, button, a, form, details, [popover]'
const parts = () => [...document.querySelectorAll(stateful)]
const before = parts()
const openBefore = openPopovers()

/**
 * The element after hydration: itself, or its counterpart when React discarded the page and rendered it again, which
 * happens when a translator or an extension changed its text.
 */
function presentFor(element: Element, after: readonly Element[]): Element | undefined {
  if (element.isConnected) return element
  const place = before.indexOf(element)
  const like = after.length === before.length ? after[place] : undefined
  return like?.tagName === element.tagName ? like : undefined
}

function openAgain(after: readonly Element[]) {
  for (const element of before) {
    if (element.isConnected || !(element instanceof HTMLDetailsElement) || !element.open) continue
    presentFor(element, after)?.setAttribute('open', '')
  }
  for (const element of openBefore) {
    const present = presentFor(element, after)
    if (present !== element && present instanceof HTMLElement) present.showPopover()
  }
}

function handOver() {
  if (root.dataset.app !== 'ready') return
  watch.disconnect()
  listening.abort()
  const after = parts()
  openAgain(after)
  for (const [field, value] of typed) {
    const present = presentFor(field, after)
    if (isField(present)) retype(present, value)
  }
  // The pointer entered its link before React was listening.
  const touched = [...document.querySelectorAll(':hover')].at(-1)
  touched?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  // In a later task, so that React has the typed values before the submit.
  setTimeout(() => {
    for (const [element, replay] of replays) {
      const present = presentFor(element, after)
      if (present === element) replay()
      else if (present instanceof HTMLFormElement) present.requestSubmit()
      else if (present instanceof HTMLElement) present.click()
    }
  })
}
const watch = new MutationObserver(handOver)
watch.observe(root, { attributes: true, attributeFilter: ['data-app'] })
handOver()
