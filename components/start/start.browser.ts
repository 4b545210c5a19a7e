import { startOptions, symptomOfFragment } from '@/lib/start/answer'
import { wholeStyles } from '../layout/whole-styles.browser'

/** Loads the questions' component with the first answer, or with the answer of a followed link. */
export function enhance(section: HTMLElement): void {
  const place = section.querySelector<HTMLElement>('.start')?.parentElement
  if (!place) return
  const actions = section.querySelector('[data-part="actions"]')
  const chosen = () => section.querySelector<HTMLInputElement>('input:checked')?.value
  let byArrow = false
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
        advances: symptom !== undefined && !byArrow,
      })
    } catch {
      // Tried again with the next press; the answers below stand in the page.
      isLoading = false
    }
  }

  const end = new AbortController()
  const { signal } = end
  // Arrow keys select each option they pass, and so do not lead on.
  section.addEventListener(
    'keydown',
    ({ key }) => {
      byArrow = key.startsWith('Arrow')
    },
    { signal },
  )
  section.addEventListener(
    'pointerdown',
    () => {
      byArrow = false
    },
    { signal },
  )
  section.addEventListener('change', load, { signal })
  const follow = () => {
    if (symptomOfFragment(location.hash)) load()
  }
  addEventListener('hashchange', follow, { signal })
  follow()
  // Answered before this file was here.
  if (chosen()) load()
}
