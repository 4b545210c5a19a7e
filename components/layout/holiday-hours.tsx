import { hoursWords } from '@/content/ui/hours'
import { routes } from '@/lib/routes'
import { bind } from '../bind'
import { Link } from '../ui/link'

/** Link to the list of exception days. Its module names the next one, in the same two lines. */
export function HolidayHours() {
  return (
    <Link
      className="text-link block min-h-11 text-sm"
      href={`${routes.contact}#holiday-hours`}
      {...bind('holiday-hours')}
    >
      {hoursWords.holidayHours}
    </Link>
  )
}
