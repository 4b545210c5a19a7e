'use client'

import { exceptionDays } from '@/content/facts/exception-days'
import { hoursWords } from '@/content/ui/hours'
import { shortDate } from '@/lib/dates'
import { openSpan } from '@/lib/hours'
import { useToday } from '../layout/open-now'

type ExceptionListProps = { timeZone: string }

/** The exception days, from today on once the browser's clock is known. */
export function ExceptionList({ timeZone }: ExceptionListProps) {
  const today = useToday(timeZone) ?? ''
  return (
    <details className="fold mt-6 max-w-measure" id="holiday-hours">
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
