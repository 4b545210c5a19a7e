import { exceptionDays } from '@/content/facts/exception-days'
import { hoursWords } from '@/content/ui/hours'
import { openSpan } from '@/lib/clinic/hours'
import { shortDate } from '@/lib/words/dates'
import { bind } from '../bind'

/** The exception days. Its module leaves out those that are past. */
export function ExceptionList() {
  return (
    <details className="fold mt-6 max-w-measure" id="holiday-hours">
      <summary>
        <span className="font-semibold">{hoursWords.holidayHours}</span>
      </summary>
      <p className="note">{hoursWords.holidayNote}</p>
      <ul className="data mt-1 pb-4" {...bind('exception-list')}>
        {exceptionDays.map(({ date, name, open }) => (
          <li key={date} className="flex gap-x-4" data-date={date}>
            <span className="w-26 shrink-0 whitespace-nowrap">{shortDate(date)}</span>
            <span>{open ? `${name}: ${openSpan(open)}` : name}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
