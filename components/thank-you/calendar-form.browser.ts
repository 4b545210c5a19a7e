import { exceptionDays } from '@/content/facts/exception-days'
import { hours } from '@/content/facts/hours'
import { calendarWords } from '@/content/ui/calendar'
import { saveFile } from '@/lib/browser/save-file'
import { calendarFile, calendarType } from '@/lib/clinic/calendar'
import { isClosedOn } from '@/lib/clinic/hours'
import type { VisitEntry } from './calendar-form'

/** Makes the file in the browser. Nothing is sent; the site does not know when the visit is. */
export function enhance(form: HTMLElement): void {
  const entry: VisitEntry = JSON.parse(form.dataset.entry ?? '')
  const [date, time] = form.querySelectorAll('input')
  const telehealth = form.querySelector<HTMLInputElement>('#visit-telehealth')
  if (!date || !time) return
  const show = (part: 'closed' | 'missing' | 'saved', isShown: boolean) => {
    const words = form.querySelector<HTMLElement>(`[data-part="${part}"]`)
    if (words) words.hidden = !isShown
  }

  function showOutcome(outcome: 'missing' | 'saved') {
    show('missing', outcome === 'missing')
    show('saved', outcome === 'saved')
    for (const field of [date, time]) {
      if (outcome === 'missing') field?.setAttribute('aria-describedby', 'visit-missing')
      else field?.removeAttribute('aria-describedby')
    }
  }

  const checkDate = () => show('closed', isClosedOn(date.value, hours, exceptionDays))
  date.addEventListener('input', checkDate)
  // Back restores it.
  checkDate()
  form.querySelector('button')?.addEventListener('click', () => {
    const empty = [date, time].find(({ value }) => !value)
    if (empty) {
      showOutcome('missing')
      return empty.focus()
    }
    const isRemote = telehealth?.checked ?? false
    const file = calendarFile({
      id: `visit-${date.value}T${time.value}@${location.hostname}`,
      title: entry.title,
      date: date.value,
      time: time.value,
      ...(entry.minutes ? { minutes: entry.minutes } : {}),
      place: isRemote ? calendarWords.telehealth : entry.place,
      notes: isRemote ? entry.notes.telehealth : entry.notes.inPerson,
      madeAt: new Date(),
    })
    saveFile(file, calendarWords.file, calendarType)
    showOutcome('saved')
  })
}
