import { clinic } from '@/content/facts/clinic'
import { calendarWords } from '@/content/ui/calendar'
import { weekInShort } from '@/lib/clinic/hours'
import { env } from '@/lib/env'
import { HolidayHours } from '../layout/holiday-hours'
import { OutLink } from '../ui/buttons'
import { CalendarForm, type VisitEntry } from './calendar-form'

/** Address and hours of the visit, and a form that makes a calendar file. */
export function VisitDetails(entry: VisitEntry) {
  return (
    <section className="frame" aria-labelledby="calendar">
      <dl className="visit-facts">
        <div>
          <dt className="note">{calendarWords.address}</dt>
          <dd>
            <address className="not-italic">
              <b>{clinic.address.street}</b>
              <br />
              {clinic.address.place}
            </address>
            <OutLink kind="directions" href={env.directionsUrl}>
              {calendarWords.directions}
            </OutLink>
          </dd>
        </div>
        <div>
          <dt className="note">{calendarWords.hours}</dt>
          <dd>
            {weekInShort(clinic.hours)}
            <HolidayHours />
          </dd>
        </div>
      </dl>
      <h2 className="mt-5 text-md" id="calendar">
        {calendarWords.heading}
      </h2>
      <p className="note mt-1">{calendarWords.why}</p>
      <CalendarForm {...entry} />
    </section>
  )
}
