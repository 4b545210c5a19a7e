import { exceptionDays } from '@/content/facts/exception-days'
import { timeZone } from '@/content/facts/hours'
import { clockIn, exceptionSentence, upcomingExceptions } from '@/lib/clinic/hours'
import { everyMinute } from './every-minute.browser'

/** From two weeks before the next exception day the link names it. */
export function enhance(link: HTMLElement): void {
  const words = link.textContent
  everyMinute(now => {
    const [next] = upcomingExceptions(exceptionDays, clockIn(timeZone, now).date)
    link.textContent = next ? exceptionSentence(next) : words
  })
}
