'use client'

import { useId, useRef, useState } from 'react'
import { exceptionDays } from '@/content/facts/exception-days'
import { calendarWords } from '@/content/ui/calendar'
import { type CalendarVisit, calendarFile, calendarType } from '@/lib/calendar'
import { fill } from '@/lib/fill'
import { type DayHours, isClosedOn } from '@/lib/hours'
import { saveFile } from '@/lib/save-file'

export type VisitEntry = {
  /** Does not say what the visit is for. */
  title: string
  minutes?: number
  place: string
  /** How to prepare, for a visit in person and by telehealth. */
  notes: { inPerson: string; telehealth: string }
}

type CalendarFormProps = VisitEntry & { hours: readonly DayHours[] }

/**
 * Makes a calendar file from the date and time that the booking email states. Nothing is sent; the site does not know
 * when the visit is.
 */
export function CalendarForm({ title, minutes, place, notes, hours }: CalendarFormProps) {
  const id = useId()
  const date = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  const telehealth = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'empty' | 'missing' | 'saved'>('empty')
  const [closed, setClosed] = useState(false)

  function make() {
    const empty = [date.current, time.current].find(field => !field?.value)
    if (empty !== undefined || !date.current || !time.current) {
      setState('missing')
      empty?.focus()
      return
    }
    const remote = telehealth.current?.checked ?? false
    const visit: CalendarVisit = {
      id: `visit-${date.current.value}T${time.current.value}@${location.hostname}`,
      title,
      date: date.current.value,
      time: time.current.value,
      ...(minutes ? { minutes } : {}),
      place: remote ? calendarWords.telehealth : place,
      notes: remote ? notes.telehealth : notes.inPerson,
      madeAt: new Date(),
    }
    saveFile(calendarFile(visit), calendarWords.file, calendarType)
    setState('saved')
  }

  const field = (name: 'date' | 'time') => ({
    id: `${id}-${name}`,
    type: name,
    className: 'field-input',
    'aria-describedby': state === 'missing' ? `${id}-missing` : undefined,
  })
  return (
    <fieldset className="needs-script calendar-form">
      <legend className="sr-only">{calendarWords.heading}</legend>
      <div>
        <label className="field-label" htmlFor={`${id}-date`}>
          {calendarWords.date}
        </label>
        <input
          ref={date}
          {...field('date')}
          onChange={({ target }) => setClosed(isClosedOn(target.value, hours, exceptionDays))}
        />
      </div>
      <div>
        <label className="field-label" htmlFor={`${id}-time`}>
          {calendarWords.time}
        </label>
        <input ref={time} {...field('time')} />
      </div>
      {closed ? (
        <p className="calendar-wide field-error" role="status">
          {calendarWords.closed}
        </p>
      ) : null}
      <div
        className="calendar-wide flex flex-wrap gap-x-6"
        role="radiogroup"
        aria-label={calendarWords.where}
      >
        <label className="inline-flex min-h-11 items-center gap-2">
          <input type="radio" name={`${id}-where`} defaultChecked /> {calendarWords.inPerson}
        </label>
        <label className="inline-flex min-h-11 items-center gap-2">
          <input ref={telehealth} type="radio" name={`${id}-where`} /> {calendarWords.telehealth}
        </label>
      </div>
      <div className="calendar-wide">
        <button type="button" className="cta" onClick={make}>
          {calendarWords.button}
        </button>
        {state === 'missing' ? (
          <p className="field-error" role="alert" id={`${id}-missing`}>
            {calendarWords.missing}
          </p>
        ) : null}
        {state === 'saved' ? (
          <p className="mt-2 text-sm font-semibold text-ok" role="status">
            {calendarWords.saved}
          </p>
        ) : null}
        <p className="note mt-2">{fill(calendarWords.neutral, { title })}</p>
      </div>
    </fieldset>
  )
}
