/** Comes with the app: gives it what the visitor did and typed before it was ready. */
import type { Field, Kept } from './boot'
import { isChanged, putTextBack, servedPage } from './original-text'

const root = document.documentElement
const { held, typed, listening }: Kept = Reflect.get(window, 'kept')

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

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

/**
 * The app writes the address that it read when it began, and more than once; it does not hear of a fragment that was
 * followed since. Whatever else stands in the fragment, such as an answer of sign-in, was there from the start.
 */
const begunWith = location.hash
const { replaceState } = history
history.replaceState = (data, unused, url) => {
  const written = new URL(url ?? location.href, location.href)
  const isHere = written.pathname === location.pathname && written.search === location.search
  if (isHere && location.hash !== begunWith) written.hash = location.hash
  replaceState.call(history, data, unused, written)
}

/**
 * A page that was translated has texts which React does not know: it would throw the page away, with all that was typed
 * and opened, and make it anew. So the texts are put back right before, and the translator does its work again afterwards. Next
 * waits there for a list of scripts; this one is a list as far as Next looks at it (its app-bootstrap.js).
 */
if (isChanged()) {
  const served = servedPage()
  Reflect.set(window, '__next_s', { length: 1, reduce: async () => putTextBack(await served) })
}

const stateful = 'input, select, textarea, button, a, form, details, [popover]'
const before = [...document.querySelectorAll(stateful)]
const openBefore = before.filter(element => element.matches(':popover-open'))

/** Finds what stands for an element since the app took over: itself, or its like if the page was made anew after all. */
function finder() {
  const after = [...document.querySelectorAll(stateful)]
  return <T extends Element>(element: T): T | undefined => {
    if (element.isConnected) return element
    const like = after.length === before.length ? after[before.indexOf(element)] : undefined
    return like?.tagName === element.tagName ? (like as T) : undefined
  }
}

function openAgain(find: ReturnType<typeof finder>) {
  for (const element of before) {
    if (element.isConnected) continue
    if (element instanceof HTMLDetailsElement && element.open) find(element)?.setAttribute('open', '')
  }
  for (const element of openBefore) if (!element.isConnected) (find(element) as HTMLElement)?.showPopover()
}

function handOver() {
  if (root.dataset.app !== 'ready') return
  watch.disconnect()
  listening.abort()
  const find = finder()
  openAgain(find)
  for (const [field, value] of typed) {
    const present = find(field)
    if (present) retype(present, value)
  }
  // A pointer that rests on a link came there before the app could notice.
  const touched = [...document.querySelectorAll(':hover')].at(-1)
  touched?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  // A turn later, so that what was typed has reached the app before the submit does.
  setTimeout(() => {
    for (const [element, replay] of held) {
      const present = find(element)
      if (present === element) replay()
      else if (present instanceof HTMLFormElement) present.requestSubmit()
      else if (present instanceof HTMLElement) present.click()
    }
  })
}
const watch = new MutationObserver(handOver)
watch.observe(root, { attributes: true, attributeFilter: ['data-app'] })
handOver()
