'use client'

import { exceptionDays } from '@/content/facts/exception-days'
import { hoursWords } from '@/content/ui/hours'
import { exceptionSentence, upcomingExceptions } from '@/lib/hours'
import { routes } from '@/lib/routes'
import { Link } from '../ui/link'
import { useToday } from './open-now'

type HolidayHoursProps = { timeZone: string }

/** Link to the list of exception days. From two weeks before the next one it names it, in the same two lines. */
export function HolidayHours({ timeZone }: HolidayHoursProps) {
  const today = useToday(timeZone)
  const [next] = today ? upcomingExceptions(exceptionDays, today) : []
  return (
    <Link className="text-link block min-h-11 text-sm" href={`${routes.contact}#holiday-hours`}>
      {next ? exceptionSentence(next) : hoursWords.holidayHours}
    </Link>
  )
}
