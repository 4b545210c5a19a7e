'use client'

import { exceptionDays } from '@/content/facts/exception-days'
import { hoursWords } from '@/content/ui/hours'
import { shortDate } from '@/lib/dates'
import { exceptionSentence, openSpan, upcomingExceptions } from '@/lib/hours'
import { routes } from '@/lib/routes'
import { Link } from '../ui/link'
import { useToday } from './open-now'

type HolidayHoursProps = { timeZone: string }

const listId = 'holiday-hours'

/** Link to the list of exception days. From two weeks before the next one it names it, in the same two lines. */
export function HolidayHours({ timeZone }: HolidayHoursProps) {
  const today = useToday(timeZone)
  const [next] = today ? upcomingExceptions(exceptionDays, today) : []
  return (
    <Link className="text-link block min-h-11 text-sm" href={`${routes.contact}#${listId}`}>
      {next ? exceptionSentence(next) : hoursWords.holidayHours}
    </Link>
  )
}

/** The exception days, from today on once the browser's clock is known. */
export function ExceptionList({ timeZone }: HolidayHoursProps) {
  const today = useToday(timeZone) ?? ''
  return (
    <details className="fold mt-4 max-w-80" id={listId}>
      <summary>
        <span className="font-semibold">{hoursWords.holidayHours}</span>
      </summary>
      <p className="note">{hoursWords.holidayNote}</p>
      <ul className="data mt-1 pb-4">
        {exceptionDays
          .filter(({ date }) => date >= today)
          .map(({ date, name, open }) => (
            <li key={date} className="flex gap-x-4">
              <span className="w-26 shrink-0">{shortDate(date)}</span>
              <span>{open ? `${name}: ${openSpan(open)}` : name}</span>
            </li>
          ))}
      </ul>
    </details>
  )
}
