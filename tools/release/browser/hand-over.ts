/** Loads with the hydration files and replays the visitor's input from before hydration. */
import { openPopovers } from '../../../lib/browser/popovers'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Text fields use the first, checkboxes the second. */
type Typed = { value: string; checked: boolean }

const root = document.documentElement
const [replays, changed, listening] = window.early ?? [new Map(), new Set(), new AbortController()]

/** `input` also fires on other elements. */
const isField = (element: EventTarget | null | undefined): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

const isSelect = (element: Element) => element instanceof HTMLSelectElement

const stateOf = (field: Field): Typed => ({
  value: field.value,
  checked: isCheckable(field) && field.checked,
})

function listen(
  type: 'input' | 'focusin' | 'focusout' | 'pointerdown' | 'pointercancel',
  work: (event: Event) => void,
) {
  addEventListener(type, work, { capture: true, signal: listening.signal })
}

/** What the visitor changed, as it was after the last change: hydration may reset it. */
const typed = new Map<Field, Typed>()
for (const field of changed) if (isField(field)) typed.set(field, stateOf(field))
listen('input', ({ target }) => {
  if (isField(target)) typed.set(target, stateOf(target))
})

/**
 * Sets a value past React, which replaces the property on each field to follow what scripts set. The same value leaves the
 * caret where it is.
 */
function setValue(field: Field, typed: Typed) {
  const key = isCheckable(field) ? 'checked' : 'value'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, typed[key])
}

/** Restores a typed value and notifies React, which ignores an event if the value is the last that it knows. */
function retype(field: Field, typed: Typed) {
  setValue(field, typed)
  field._valueTracker?.setValue(isCheckable(field) ? String(!typed.checked) : `not ${typed.value}`)
  // React listens to checkboxes by `click`; a synthetic click event does not toggle them.
  for (const type of isCheckable(field) ? ['click'] : ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/**
 * On startup Next's router writes the address that it read first, and misses a fragment link that was followed since. Once it is
 * there it learns of one as its documentation says: by the browser's own `replaceState` ("Native History API").
 */
let followed: string | undefined
function tellRouter() {
  if (followed && root.dataset.app === 'ready') history.replaceState(null, '', followed)
}
addEventListener('hashchange', ({ newURL }) => {
  followed = newURL
  tellRouter()
})

// --- React discards the page and renders it again when a translator or an extension has changed it. ---
const focusable = 'input, select, textarea, button, a, summary, [tabindex]'
const stateful = `${focusable}, form, details, [popover]`
const findElements = () => [...document.querySelectorAll(stateful)]
const before = findElements()
/** The elements of `before`, each replaced by its counterpart when React has rendered it again. */
const current = [...before]
const counterpartOf = (element: Element) => current[before.indexOf(element)] ?? element
const openBefore = openPopovers()

/** Groups elements that look alike, in the order of the document. What an extension adds is in a group of its own. */
function groupAlike(elements: readonly Element[]): (element: Element) => readonly Element[] {
  const kindOf = (element: Element) => `${element.tagName} ${element.getAttribute('class')}`
  const groups = new Map<string, Element[]>()
  for (const element of elements) {
    const group = groups.get(kindOf(element))
    if (group) group.push(element)
    else groups.set(kindOf(element), [element])
  }
  return element => groups.get(kindOf(element)) ?? []
}

/** Browsers restore fields after Back, and fill in passwords, without an `input` event. */
function isFilled(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (typed.has(field)) return true
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

let focused = document.activeElement
listen('focusin', ({ target }) => {
  if (target instanceof Element) focused = target
})
// React hydrates within the event of a press, after which the browser would focus an element that is gone.
listen('pointerdown', ({ target }) => {
  if (target instanceof Element) focused = target.closest(focusable) ?? focused
})
// It was a swipe.
listen('pointercancel', () => {
  focused = document.activeElement
})
// The browser moves focus off an element that is being removed; then this element stays, until its counterpart is found.
listen('focusout', () =>
  queueMicrotask(() => {
    if (focused?.isConnected) focused = document.activeElement
  }),
)

function moveFocus(lost: Element, element: HTMLElement) {
  element.focus({ preventScroll: true })
  // Email fields do not reveal their caret; it goes to the end.
  if (!isField(lost) || !isField(element) || !('selectionStart' in lost) || !('selectionStart' in element))
    return
  if (lost.selectionStart !== null)
    element.setSelectionRange(lost.selectionStart, lost.selectionEnd, lost.selectionDirection ?? undefined)
}

/** Moves values and focus. It runs right after React has rendered, before the browser delivers the next key. */
function followReplaced() {
  if (current.every(({ isConnected }) => isConnected)) return
  const alikeBefore = groupAlike(current)
  const alikeNow = groupAlike(findElements())
  const replaced: [Element, Element][] = []
  for (const [place, element] of current.entries()) {
    if (element.isConnected) continue
    const old = alikeBefore(element)
    const now = alikeNow(element)
    const counterpart =
      document.getElementById(element.id) ??
      (now.length === old.length ? now[old.indexOf(element)] : undefined)
    if (counterpart?.tagName !== element.tagName) continue
    current[place] = counterpart
    replaced.push([element, counterpart])
  }
  // Units before numbers: the calculator would convert a number that is already there.
  for (const [element, counterpart] of replaced)
    if (isSelect(element) && isSelect(counterpart) && counterpart.value !== element.value) {
      retype(counterpart, stateOf(element))
      // That was our own event.
      typed.delete(counterpart)
    }
  for (const [element, counterpart] of replaced) {
    if (isField(element) && isField(counterpart) && !isSelect(element) && isFilled(element)) {
      const value = typed.get(element) ?? stateOf(element)
      typed.set(counterpart, value)
      setValue(counterpart, value)
    }
    if (element !== focused || !(counterpart instanceof HTMLElement)) continue
    moveFocus(element, counterpart)
    // After a press the browser still removes the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) moveFocus(counterpart, counterpart)
    })
  }
}

function reopen() {
  for (const element of before) {
    const now = counterpartOf(element)
    if (now !== element && element instanceof HTMLDetailsElement && element.open) now.setAttribute('open', '')
  }
  for (const element of openBefore) {
    const now = counterpartOf(element)
    if (now !== element && now instanceof HTMLElement) now.showPopover()
  }
}

function handOver() {
  followReplaced()
  if (root.dataset.app !== 'ready') return
  watch.disconnect()
  listening.abort()
  tellRouter()
  reopen()
  for (const [field, value] of typed) if (field.isConnected) retype(field, value)
  // The pointer entered its link before React was listening.
  const touched = [...document.querySelectorAll(':hover')].at(-1)
  touched?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  // In a later task, so that React has the typed values before the submit.
  setTimeout(() => {
    for (const [element, replay] of replays) {
      const now = counterpartOf(element)
      if (now === element) replay()
      else if (now instanceof HTMLFormElement) now.requestSubmit()
      else if (now instanceof HTMLElement) now.click()
    }
  })
}
const watch = new MutationObserver(handOver)
watch.observe(document, { childList: true, subtree: true, attributeFilter: ['data-app'] })
handOver()
