/**
 * The only script that a page with hydration loads by itself (`hydrates` in lib/security/areas.ts). It starts hydration when
 * the visitor first needs it, queues what the visitor does before that, and passes it on to the hydrated page. Page-specific
 * values are attributes of its own element.
 */

import { keepShowingWhatHolds } from '../../../components/ui/until-day.browser'
import { carryPlace } from '../../../lib/browser/carry-place'
import { addLink, addScript, base, missing, root } from './add-files'
import { admitScripts } from './admit-scripts'
import { connectEarly, savesData, speed, splitOnSpaces, watchNotice } from './every-page'

/** Replaced at build time: the files that every page needs to hydrate, the bundler's runtime last. */
declare const sharedFiles: string
declare const sharedStyles: string
declare const prefetchFile: string

/** For hand-over.ts, the visitor's input before hydration, and for prefetch.ts. A tuple, because property names would not be shortened. */
export type EarlyInput = readonly [
  replays: ReadonlyMap<Element, () => void>,
  /** Where something was typed, chosen or checked. */
  changed: ReadonlySet<EventTarget | null>,
  /** Aborted once the page is hydrated. */
  listening: AbortController,
  /** Hydrates the page. */
  start: () => void,
]

const script = document.currentScript
const config = script?.dataset ?? {}
// It can be in the middle of the page, where React does not expect it.
script?.remove()
const [flight = '', ...chunks] = splitOnSpaces(config.app)
const files = [...chunks, ...splitOnSpaces(sharedFiles)]
const preloadQueue = [flight, ...files]
const runtime = files.pop() ?? ''

admitScripts()
keepShowingWhatHolds()

watchNotice()

// --- Loading the hydration files. ---
let started = false
const listening = new AbortController()
const early = { capture: true, signal: listening.signal }

/** Safari has no requestIdleCallback. */
const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? setTimeout

function fetchNext() {
  const file = preloadQueue.shift()
  if (file) addLink(base + file, { rel: 'preload', as: 'script' }, fetchNext)
}

/** Two at a time: HTTP/1.1 has six connections, and the next page must not wait behind files that may not be needed. */
function fetchFiles() {
  fetchNext()
  fetchNext()
}

function start() {
  if (started) return
  started = true
  // Let the browser paint its response to this input before loading starts.
  requestAnimationFrame(() =>
    setTimeout(() => {
      root.dataset.app = 'loading'
      while (preloadQueue[0]) fetchNext()
      // 120 ms, here and below: time to paint a tap, and to tell a pointer that rests on a link from one that passes it.
      setTimeout(() => {
        // React would compare a page that is still arriving with the whole one, and render it anew.
        if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
        else run()
      }, 120)
    }),
  )
}

/** Stylesheets before scripts: hydration adds elements whose rules are not inlined, and they would shift. */
function run() {
  // They take effect together: a page's own stylesheet needs the variables of the shared one. Alone, it would change the
  // layout for a moment, in which a click is lost.
  const links = [...splitOnSpaces(sharedStyles), ...splitOnSpaces(config.styles)].map(file =>
    addLink(base + file, { rel: 'preload', as: 'style' }, () => {
      waiting -= 1
      // All are preloaded. Each becomes a stylesheet and fires `load` or `error` once more.
      if (waiting === links.length)
        for (const link of links) {
          link.rel = 'stylesheet'
          // React looks for exactly these elements and adopts them.
          link.dataset.precedence = 'next'
        }
      // The page's data must be loaded before the first chunk reads it.
      if (!waiting) addScript(flight, addFiles)
    }),
  )
  let waiting = 2 * links.length
}

/**
 * The runtime starts React. It comes last, because React replaces the page, and what was typed, by an error if a file is
 * missing.
 */
function addFiles() {
  let waiting = files.length
  for (const file of files)
    addScript(file, () => {
      waiting -= 1
      if (!waiting) addScript(runtime)
    })
}

// --- Input before hydration. ---
const replays = new Map<Element, () => void>()
const changed = new Set<EventTarget | null>()

function enqueue(event: Event, element: HTMLElement, replay = () => element.click()) {
  if (missing[0]) {
    // Links and other forms work natively; these need the missing files.
    if (!element.matches('button,[method=dialog]')) return
    root.dataset.app = 'loading'
    for (const again of missing.splice(0)) again()
  }
  event.preventDefault()
  event.stopImmediatePropagation()
  // Repeated taps on the same control are replayed once.
  replays.set(element, replay)
  start()
}

function onClick(event: MouseEvent) {
  // The target can also be the document, which has no `closest`; asking for the method is shorter than `instanceof`.
  const control = (event.target as Element).closest?.<HTMLAnchorElement | HTMLButtonElement>('button,a')
  if (!control) return
  // The same page in another language.
  if ('rel' in control && control.rel === 'alternate') carryPlace(control)
  const native =
    'search' in control ||
    control.popoverTargetElement ||
    // A submit button is queued as the submit event that follows the browser's own validation.
    (control.form && control.type !== 'button')
  if (!native) enqueue(event, control)
}

function onSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  enqueue(event, form, () => form.requestSubmit(submitter))
}

/** The first input of a visitor. */
function onFirstInput(event: Event & { key?: string; ctrlKey?: boolean; metaKey?: boolean }) {
  // Opens search; the hydrated page knows which modifier this platform uses (lib/search/shortcut.ts).
  if (event.key === 'k' && (event.ctrlKey || event.metaKey))
    enqueue(event, document.querySelector<HTMLElement>('[aria-keyshortcuts]') ?? root)
  start()
}

function onInput({ target }: Event) {
  changed.add(target)
}

function onPoint({ target }: PointerEvent) {
  // At a link, prefetch.ts starts it, because the next page is needed first.
  if (!(target as Element).closest?.('a')) start()
}

window.early = [replays, changed, listening, start]

addEventListener('pointerover', onPoint, early)
addEventListener('pointerdown', onPoint, early)
addEventListener('click', onClick, early)
addEventListener('submit', onSubmit, early)
// Every supported browser sends `input` for checkboxes and selects, too.
addEventListener('input', onInput, early)
addEventListener('keydown', onFirstInput, early)
addEventListener('focusin', onFirstInput, early)

// --- When to start. ---
function onLoad() {
  // Without it, links still work.
  if (!savesData) import(base + prefetchFile).catch(() => {})
  setTimeout(() => {
    // On a good connection only; browsers that report nothing wait for intent.
    if (speed === '4g') whenIdle(start)
  }, 3500)
  if (config.eager) whenIdle(config.eager === 'app' ? start : fetchFiles)
}

// Reading cookies is a call to another process, which should not delay the first paint.
setTimeout(() => {
  connectEarly()
  if (/-auth-token[.=]/.test(document.cookie) || /[?#&](code|\w*token\w*|error|next)=/.test(location.href))
    start()
  // A members' page: the hydrated page would only redirect this visitor.
  else if (config.gate) return location.replace(config.gate)
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
})
