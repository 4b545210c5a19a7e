/**
 * The only script that a page without hydration loads by itself. It loads the modules of the page's markup
 * (components/modules.browser.ts) after the first paint, and keeps what is pressed until they are there. Page-specific values are
 * attributes of its own element.
 */

import type { SiteAddresses } from '../../../components/modules.browser'
import { keepShowingWhatHolds } from '../../../components/ui/until-day.browser'
import { carryPlace } from '../../../lib/browser/carry-place'
import { addLink, base, root } from './add-files'
import { connectEarly, savesData, splitOnSpaces, watchNotice } from './every-page'

/** Replaced at build time. */
declare const modulesFile: string
declare const prefetchFile: string
declare const sharedStyles: string
declare const site: SiteAddresses

const retryMs = [500, 3500]
const own = document.currentScript?.dataset.styles

watchNotice()
keepShowingWhatHolds()

// --- Presses before the modules are there. ---
const pressed = new Set<HTMLElement>()
const listening = new AbortController()
const early = { capture: true, signal: listening.signal }

function keep(event: Event, control: HTMLElement | null | undefined) {
  if (!control) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Repeated taps on the same control count once.
  pressed.add(control)
}

addEventListener(
  'click',
  event => {
    const control = (event.target as Element).closest?.<HTMLAnchorElement | HTMLButtonElement>('button,a')
    if (!control) return
    if ('rel' in control) {
      // The same page in another language.
      if (control.rel === 'alternate') carryPlace(control)
    }
    // Forms have an address of their own, and popovers work without a script.
    else if (control.type === 'button' && !control.popoverTargetElement) keep(event, control)
  },
  early,
)
addEventListener(
  'keydown',
  event => {
    // Opens search; the module knows which modifier this platform uses (lib/search/shortcut.ts).
    if (event.key === 'k' && (event.ctrlKey || event.metaKey))
      keep(event, document.querySelector<HTMLElement>('[aria-keyshortcuts]'))
  },
  early,
)

// --- The whole stylesheet: for print with the first input, for the screen when a control is used. ---
const files = [...splitOnSpaces(sharedStyles), ...splitOnSpaces(own)]
/** Resolves also where the file is lost: what it styles still works. */
const addStyles = (file: string, media: string) =>
  new Promise<void>(done => {
    addLink(base + file, { rel: 'stylesheet', media }, () => done())
  })
let forPrint: Promise<unknown> | undefined
let forScreen: Promise<void> | undefined

function fetchStyles() {
  forPrint ??= Promise.all(files.map(file => addStyles(file, 'print')))
  return forPrint
}

/**
 * Adds the files again, from the browser's cache, at once and last: where a stylesheet changes its `media`, or comes before another,
 * Chromium picks the fonts again, and text would shift; between two of them, the rules of the first would win over the page's own.
 */
async function addForScreen() {
  await fetchStyles()
  await Promise.all(files.map(file => addStyles(file, 'all')))
}

function loadStyles() {
  forScreen ??= addForScreen()
  return forScreen
}
window.sealed = { loadStyles }

/** After the frame that responds to the input. */
const later = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
const once = { capture: true, once: true, passive: true }
addEventListener('pointerover', () => later(fetchStyles), once)
addEventListener('keydown', () => later(loadStyles), once)
addEventListener('focusin', () => later(loadStyles), once)
addEventListener(
  'pointerdown',
  ({ target }) => {
    later((target as Element).closest?.('button,label,input,summary') ? loadStyles : fetchStyles)
  },
  { capture: true, passive: true },
)

// --- When to load. ---
async function loadModules(attempt = 0): Promise<void> {
  try {
    // Some browsers remember that an address failed.
    const { enhancePage } = await import(`${base}${modulesFile}${attempt ? `?${attempt}` : ''}`)
    await enhancePage(site)
  } catch {
    const wait = retryMs[attempt]
    if (wait) return void setTimeout(loadModules, wait, attempt + 1)
    // Links and forms with an address work without them.
    root.dataset.app = 'failed'
  }
  listening.abort()
  for (const control of pressed) control.click()
}

function onLoad() {
  // Without it, links still work.
  if (!savesData) import(base + prefetchFile).catch(() => {})
}

// In a task of its own, so that it delays no paint.
setTimeout(() => {
  connectEarly()
  loadModules()
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
})
