import { wholeStyles } from '../layout/whole-styles.browser'
import { loadFrame } from './outside-frame.browser'

/** A press of the button puts the frame, whose place follows the element, in place of it. */
export function enhance(opener: HTMLElement): void {
  const place = opener.nextElementSibling
  opener.querySelector('button')?.addEventListener('click', async () => {
    if (!(place instanceof HTMLElement)) return
    await wholeStyles()
    const takesFocus = opener.contains(document.activeElement)
    opener.hidden = true
    loadFrame(place, { takesFocus })
  })
}
