import { startOptions, symptomOfFragment } from '@/lib/start/advice'
import { wholeStyles } from '../layout/whole-styles.browser'

/** Loads the questions' component with the first answer, or with the answer of a followed link. */
export function enhance(section: HTMLElement): void {
  const place = section.querySelector<HTMLElement>('.start')?.parentElement
  if (!place) return
  const actions = section.querySelector('[data-part="actions"]')
  const chosen = () => section.querySelector<HTMLInputElement>('input:checked')?.value
  const next = section.querySelector<HTMLButtonElement>('.start-next')
  let byArrow = false
  let advances = false
  let isLoading = false

  async function load() {
    if (isLoading || !place) return
    isLoading = true
    try {
      const [{ showStart }] = await Promise.all([import('./start-router'), wholeStyles()])
      end.abort()
      const symptom = startOptions.symptom.find(option => option === chosen())
      showStart(place, {
        actions: actions?.cloneNode(true),
        initial: symptom ? { symptom } : {},
        advances,
        focused: document.activeElement === next ? '.start-next' : ':checked',
      })
    } catch {
      // Tried again with the next press; the answers below stand in the page.
      isLoading = false
    }
  }

  const end = new AbortController()
  const { signal } = end
  const listen = (type: string, work: (event: Event) => void) =>
    section.addEventListener(type, work, { signal })
  // Arrow keys select each option they pass, and so do not lead on.
  listen('keydown', event => {
    if (event instanceof KeyboardEvent && event.key !== 'Tab') byArrow = event.key.startsWith('Arrow')
  })
  listen('pointerdown', () => {
    byArrow = false
  })
  listen('change', () => {
    advances = !byArrow
    if (next) next.disabled = false
    load()
  })
  listen('click', ({ target }) => {
    if (target !== next) return
    advances = true
    load()
  })
  const follow = () => {
    if (symptomOfFragment(location.hash)) load()
  }
  addEventListener('hashchange', follow, { signal })
  follow()
  // Answered before this file was here.
  if (!chosen()) return
  advances = true
  load()
}
