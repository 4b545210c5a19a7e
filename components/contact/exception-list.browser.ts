import { timeZone } from '@/content/facts/hours'
import { clockIn } from '@/lib/clinic/hours'
import { everyMinute } from '../layout/every-minute.browser'

/** Leaves out the days that are past. */
export function enhance(list: HTMLElement): void {
  everyMinute(now => {
    const today = clockIn(timeZone, now).date
    for (const day of list.querySelectorAll<HTMLElement>('[data-date]'))
      day.hidden = (day.dataset.date ?? '') < today
  })
}
