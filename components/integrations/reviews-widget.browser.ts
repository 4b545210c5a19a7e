import { wholeStyles } from '../layout/whole-styles.browser'
import { hideMeanwhile } from './meanwhile.browser'

const inputs = ['pointerover', 'pointerdown', 'keydown', 'scroll']
/** A page that nobody has touched is not read yet, and asks no outside service for anything. */
const untouchedMs = 6000

/** Loads the reviews, and the code for them, when their button is pressed, or else with the first input. */
export function enhance(place: HTMLElement): void {
  const firstInput = new AbortController()
  let isAsked = false
  async function start() {
    firstInput.abort()
    if (isAsked) return
    isAsked = true
    const loaded = await Promise.all([import('./reviews-frame.browser'), wholeStyles()]).catch(() => null)
    if (loaded) return loaded[0].showReviews(place)
    // The link in their place. The button may be pressed again.
    hideMeanwhile(place)
    place.querySelector(':scope > div')?.removeAttribute('hidden')
    isAsked = false
  }
  const button = place.querySelector(':scope > button')
  if (button) {
    button.addEventListener('click', start)
    return
  }
  const options = { capture: true, passive: true, signal: firstInput.signal }
  for (const type of inputs) addEventListener(type, start, options)
  setTimeout(start, untouchedMs)
}
