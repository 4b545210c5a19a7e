'use client'

import { useId, useRef, useState } from 'react'
import { reminderWords } from '@/content/ui/device'
import { saveFile } from '@/lib/browser/save-file'
import { type CalendarReminder, calendarType, reminderFile } from '@/lib/clinic/calendar'
import { addDays, laboratoryDates } from '@/lib/clinic/reminders'
import { isDay } from '@/lib/testosterone/history'
import { localToday, longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'
import { listLocale } from '@/lib/words/locale'

type Words = { heading: string; label: string; title: string; notes: string; file: string; passed: string }
type Message = { text: string; isError: boolean }

type ReminderFormProps = {
  words: Words
  /** Values of the placeholders. */
  values?: Readonly<Record<string, number>>
  note: string
  daysBefore: number
  /** Days to be reminded of, from the entered one. */
  dates: (entered: string) => readonly string[]
}

const furthestYears = 5

/** One date becomes a calendar file with reminders. The date is neither kept nor sent. */
function ReminderForm({ words, values = {}, note, daysBefore, dates }: ReminderFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState<Message | null>(null)

  function refuse(text: string) {
    setMessage({ text, isError: true })
    field.current?.focus()
  }

  function make() {
    const entered = field.current?.value ?? ''
    const today = localToday()
    if (!isDay(entered)) return refuse(reminderWords.missing)
    if (entered > addDays(today, furthestYears * 366)) return refuse(reminderWords.far)
    const ahead = dates(entered).filter(date => date >= today)
    if (ahead.length === 0) return refuse(fill(words.passed, values))
    const reminders = ahead.map(
      (date): CalendarReminder => ({
        // Without the entered date, and the same for the same day: importing the file twice adds nothing.
        id: `${words.file}-${date}@${location.hostname}`,
        title: words.title,
        date,
        notes: fill(words.notes, values),
        // A day to act that is over reminds nobody.
        daysBefore: addDays(date, -daysBefore) < today ? 0 : daysBefore,
        ahead: `${words.title} (${longDate(date)})`,
      }),
    )
    saveFile(reminderFile(reminders, new Date()), words.file, calendarType)
    const list = new Intl.ListFormat(listLocale, { type: 'conjunction' })
    setMessage({
      text: fill(reminderWords.saved, { dates: list.format(ahead.map(date => longDate(date))) }),
      isError: false,
    })
  }

  return (
    <fieldset className="reminder">
      <legend className="font-display text-md font-semibold">{words.heading}</legend>
      <p className="note mt-1">{note}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {/* WebKit lets no column be narrower than the date in it. */}
        <div className="min-w-0">
          <label className="field-label" htmlFor={id}>
            {words.label}
          </label>
          <input
            ref={field}
            id={id}
            type="date"
            max="9999-12-31"
            className="field-input"
            aria-invalid={message?.isError || undefined}
            aria-describedby={message?.isError ? `${id}-message` : undefined}
          />
        </div>
        <button type="button" className="plain" onClick={make}>
          {reminderWords.button}
        </button>
      </div>
      <p
        id={`${id}-message`}
        role="status"
        className={message?.isError ? 'field-error' : 'mt-2 text-sm font-semibold text-ok'}
      >
        {message?.text}
      </p>
    </fieldset>
  )
}

type RemindersProps = { labs: string; refill: string; refillDays: number }

/** Calendar files for the laboratory tests after a start, and for a refill. */
export function Reminders({ labs, refill, refillDays }: RemindersProps) {
  return (
    <div className="needs-script">
      <ReminderForm words={reminderWords.labs} note={labs} daysBefore={7} dates={laboratoryDates} />
      <ReminderForm
        words={reminderWords.refill}
        values={{ days: refillDays }}
        note={refill}
        daysBefore={0}
        dates={entered => [addDays(entered, -refillDays)]}
      />
    </div>
  )
}
