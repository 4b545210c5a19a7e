import { calendarWords } from '@/content/ui/calendar'
import { fill } from '@/lib/words/fill'
import { bind } from '../bind'

export type VisitEntry = {
  /** Does not say what the visit is for. */
  title: string
  minutes?: number
  place: string
  /** How to prepare, for a visit in person and by telehealth. */
  notes: { inPerson: string; telehealth: string }
}

/** Makes a calendar file from the date and time that the booking email states, in its module. */
export function CalendarForm(entry: VisitEntry) {
  return (
    <fieldset
      className="needs-script calendar-form"
      data-entry={JSON.stringify(entry)}
      {...bind('calendar-form')}
    >
      <legend className="sr-only">{calendarWords.heading}</legend>
      <div>
        <label className="field-label" htmlFor="visit-date">
          {calendarWords.date}
        </label>
        <input id="visit-date" type="date" className="field-input" />
      </div>
      <div>
        <label className="field-label" htmlFor="visit-time">
          {calendarWords.time}
        </label>
        <input id="visit-time" type="time" className="field-input" />
      </div>
      <p className="calendar-wide field-error" role="status" data-part="closed" hidden>
        {calendarWords.closed}
      </p>
      <div
        className="calendar-wide flex flex-wrap gap-x-6"
        role="radiogroup"
        aria-label={calendarWords.where}
      >
        <label className="inline-flex min-h-11 items-center gap-2">
          <input type="radio" name="visit-where" defaultChecked /> {calendarWords.inPerson}
        </label>
        <label className="inline-flex min-h-11 items-center gap-2">
          <input type="radio" name="visit-where" id="visit-telehealth" /> {calendarWords.telehealth}
        </label>
      </div>
      <div className="calendar-wide">
        <button type="button" className="cta">
          {calendarWords.button}
        </button>
        <p className="field-error" role="alert" id="visit-missing" data-part="missing" hidden>
          {calendarWords.missing}
        </p>
        <p className="mt-2 text-sm font-semibold text-ok" role="status" data-part="saved" hidden>
          {calendarWords.saved}
        </p>
        <p className="note mt-2">{fill(calendarWords.neutral, { title: entry.title })}</p>
      </div>
    </fieldset>
  )
}
