import { hideMeanwhile } from './meanwhile.browser'

const limitMs = 15_000

/**
 * Loads an outside service into its place (outside-frame.tsx), and shows what is instead of it when it fails, is blocked or does
 * not respond within 15 s.
 * @param takesFocus the button that loaded it had the focus, and is hidden now
 */
export function loadFrame(place: HTMLElement, { takesFocus = false } = {}): HTMLIFrameElement {
  const { src = '', title = '', allow } = place.dataset
  const frame = document.createElement('iframe')
  frame.className = 'relative block h-full w-full border-0'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.title = title
  if (allow) frame.allow = allow

  let hasFailed = false
  function onFailure() {
    if (hasFailed) return
    hasFailed = true
    clearTimeout(timer)
    const hadFocus = document.activeElement === frame
    const { top, bottom } = place.getBoundingClientRect()
    const wasInView = bottom > 0 && top < innerHeight
    frame.remove()
    hideMeanwhile(place)
    place.dataset.failed = ''
    // The form has the box of its section.
    if (!place.matches('.form-frame')) place.classList.add('frame')
    const instead = place.querySelector<HTMLElement>('[data-part="failed"]')
    if (!instead) return
    instead.hidden = false
    if (hadFocus) instead.focus({ preventScroll: true })
    // A tall box has closed around who looked at its lower part.
    if (wasInView && instead.getBoundingClientRect().top < 0) instead.scrollIntoView({ block: 'center' })
  }
  // The error page of a blocked frame fires `load` as well, at times after the request has failed.
  frame.onload = () => {
    if (hasFailed) return
    clearTimeout(timer)
    hideMeanwhile(place)
  }
  const timer = setTimeout(onFailure, limitMs)
  // An iframe fires `load` for error pages too. An opaque request fails only if the service cannot be reached.
  fetch(src, { mode: 'no-cors' }).catch(onFailure)

  frame.src = src
  place.hidden = false
  place.append(frame)
  if (takesFocus) frame.focus({ preventScroll: true })
  return frame
}
