import { exceptionDays } from '@/content/facts/exception-days'
import { hoursWords } from '@/content/ui/hours'
import { openSpan } from '@/lib/clinic/hours'
import { shortDate } from '@/lib/words/dates'
import { bind } from '../bind'

/** The exception days. Its modules leave out those that are past, and name the next one in its heading. */
export function ExceptionList() {
  return (
    <details className="more">
      <summary className="flex min-h-11 items-center gap-3">
        <span {...bind('holiday-hours')}>{hoursWords.holidayHours}</span>
      </summary>
      {/* Not on the <details>: browsers open the one around a fragment's target. */}
      <div id="holiday-hours">
        <p className="note">{hoursWords.holidayNote}</p>
        <ul className="data mt-1" {...bind('exception-list')}>
          {exceptionDays.map(({ date, name, open }) => (
            <li key={date} className="flex flex-wrap gap-x-4" data-date={date}>
              <span className="w-26 shrink-0 whitespace-nowrap">{shortDate(date)}</span>
              <span>{open ? `${name}: ${openSpan(open)}` : name}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
