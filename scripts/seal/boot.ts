/**
 * The one script that a sealed page loads by itself. It starts the app when the visitor first needs it, keeps what
 * he did before that, and hands it over. Everything it knows of the page stands in the attributes of its own element.
 */

/** The files of the app that every page has; put in when this file is built. */
declare const sharedFiles: readonly string[]

type Connection = { saveData?: boolean; effectiveType?: string }
type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const quietAfterLoadMs = 3500
const tapMs = 120
const retryMs = [500, 2000, 6000] as const

const root = document.documentElement
const own = document.currentScript
const facts = own?.dataset ?? {}
// It may stand amid the page, where React does not expect it.
own?.remove()
const words = (text: string | undefined) => text?.split(' ') ?? []
const [flight = '', ...chunks] = words(facts.app)
const files = [...sharedFiles, ...chunks]
const base = '/_next/static/'

// --- What scripts may be made of: the site's own files and the services this page names. ---
const outside = words(facts.outside)
const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { href, origin, pathname } = new URL(address, location.origin)
    if ((origin === location.origin && pathname.startsWith(base)) || outside.includes(href)) return address
    throw new TypeError(address)
  },
  createHTML(html) {
    // React makes every script element from this text; without '<' a text holds no element at all.
    if (html === '<script></script>' || !html.includes('<')) return html
    throw new TypeError(html)
  },
})

// --- The start. ---
let started = false
let ready = false

function addScript(file: string, done: (() => void) | null = null, attempt = 0) {
  const script = document.createElement('script')
  script.src = base + file
  script.async = false
  script.onload = done
  script.onerror = () => {
    script.remove()
    const wait = retryMs[attempt]
    // Given up: whatever works natively shall work again.
    if (wait === undefined) return letGo()
    setTimeout(addScript, wait, file, done, attempt + 1)
  }
  document.head.append(script)
}

function addLink(file: string, facts: Partial<HTMLLinkElement>) {
  const link = Object.assign(document.createElement('link'), facts)
  link.href = base + file
  document.querySelector('style')?.after(link)
  return link
}

const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

function start() {
  if (started) return
  started = true
  root.dataset.app = 'loading'
  for (const file of [flight, ...files]) addLink(file, { rel: 'preload', as: 'script' })
  // The tap that is the reason is answered and painted first; the files come meanwhile.
  setTimeout(afterPaint, tapMs, run)
}

function run() {
  // React looks for these very elements, and takes them for its own.
  for (const file of words(facts.styles).reverse()) {
    addLink(file, { rel: 'stylesheet' }).dataset.precedence = 'next'
  }
  // The page's data has to be there before the first chunk asks for it.
  addScript(flight, () => {
    for (const file of files) addScript(file)
  })
}

// --- What the visitor does before the app is ready. ---
const held = new Map<Element, () => void>()
const typed = new Map<Field, string | boolean>()
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

function hold(event: Event, element: Element, replay: () => void) {
  event.preventDefault()
  event.stopImmediatePropagation()
  // Impatient taps on one control are one wish.
  held.delete(element)
  held.set(element, replay)
  start()
}

function onClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button,a') : null
  if (!control) return
  const native =
    control instanceof HTMLAnchorElement
      ? // Only another query of the same page is the app's: a filter.
        control.pathname !== location.pathname || !control.search || event.ctrlKey || event.metaKey
      : !(control instanceof HTMLButtonElement) ||
        control.popoverTargetElement ||
        (control.hasAttribute('commandfor') && 'command' in control) ||
        // A submit button is held as the submit that follows, after the browser's own checks.
        (control.form && control.type !== 'button')
  if (!native) hold(event, control, () => control.click())
}

function onSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return
  hold(event, form, () => form.requestSubmit(submitter))
}

function onInput({ target }: Event) {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    typed.set(target, isCheckable(target) ? target.checked : target.value)
  }
}

function letGo() {
  for (const type of intents) removeEventListener(type, start, true)
  removeEventListener('click', onClick, true)
  removeEventListener('submit', onSubmit, true)
  removeEventListener('input', onInput, true)
  removeEventListener('change', onInput, true)
}

/** Puts back what was typed, and tells React, which compares with the last value it saw set on the element. */
function retype(field: Field, value: string | boolean) {
  const key = isCheckable(field) ? 'checked' : 'value'
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set
  const caret = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : []
  if (!(field instanceof HTMLSelectElement)) Object.assign(field, { [key]: isCheckable(field) ? !value : '' })
  setter?.call(field, value)
  if (typeof caret[0] === 'number' && !(field instanceof HTMLSelectElement)) {
    field.setSelectionRange(caret[0], caret[1] ?? caret[0])
  }
  // React hears of checkboxes by a click; a plain event of that name changes nothing by itself.
  for (const type of isCheckable(field) ? ['click'] : ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function handOver() {
  if (ready || root.dataset.app !== 'ready') return
  ready = true
  watch.disconnect()
  letGo()
  for (const [field, value] of typed) if (field.isConnected) retype(field, value)
  // A turn later, so that what was typed has reached the app before the submit does.
  setTimeout(() => {
    for (const [element, replay] of held) if (element.isConnected) replay()
  })
}
const watch = new MutationObserver(handOver)
watch.observe(root, { attributes: true, attributeFilter: ['data-app'] })

addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
addEventListener('input', onInput, true)
addEventListener('change', onInput, true)

// --- When to start. ---
function isNeededNow() {
  return (
    /(^|; )sb-[^=]*-auth-token/.test(document.cookie) ||
    /[?#&](code|token_hash|error|access_token|category)=/.test(location.search + location.hash)
  )
}

function isGoodConnection() {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection')
  return connection?.saveData === false && connection.effectiveType === '4g'
}

function whenIdle() {
  setTimeout(() => requestIdleCallback(() => isGoodConnection() && start()), quietAfterLoadMs)
}

function whenLoaded(work: () => void) {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work)
}

function plan() {
  for (const type of intents) addEventListener(type, start, { capture: true, passive: true })
  if (facts.eager !== undefined) whenLoaded(() => requestIdleCallback(start, { timeout: 2000 }))
  else if (isNeededNow()) afterPaint(start)
  else if (!isGoodConnection()) return
  else whenLoaded(whenIdle)
}

if (Reflect.get(document, 'prerendering'))
  document.addEventListener('prerenderingchange', plan, { once: true })
else plan()
