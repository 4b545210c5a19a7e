'use client'

import { hoursWords } from '@/content/ui/hours'
import { openSentence, openSpan, openState, weekdays } from '@/lib/hours'
import { type HoursProps, useMinute } from './open-now'

/** From an hour before the earliest opening of the week to an hour after the latest closing. */
function axisOf(hours: HoursProps['hours']) {
  const spans = hours.flatMap(({ open }) => open ?? [])
  return {
    from: Math.min(...spans.map(({ from }) => from)) - 60,
    to: Math.max(...spans.map(({ to }) => to)) + 60,
  }
}

/** The week as a timetable. Today is marked after hydration, when the browser's clock is known. */
export function HoursTable({ hours, timeZone }: HoursProps) {
  const week = weekdays.flatMap(day => hours.find(entry => entry.day === day) ?? [])
  const axis = axisOf(hours)
  const x = (minute: number) => ((minute - axis.from) / (axis.to - axis.from)) * 100
  const minute = useMinute()
  const state = minute === null ? null : openState(hours, timeZone, new Date(minute * 60_000))
  return (
    // No <caption>: a visually hidden one takes the place of the first row, whose cells set the column widths.
    <table className="hours data" aria-label={hoursWords.table}>
      <tbody>
        {week.map(({ day, name, short, open }) => {
          const today = state?.day === day
          const words = openSpan(open)
          return (
            <tr key={day} className={today ? 'today' : undefined}>
              <th scope="row">
                <abbr title={name}>{short}</abbr>
              </th>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
                  {open ? <rect x={x(open.from)} width={x(open.to) - x(open.from)} y="1" height="7" /> : null}
                  {today && state.minute > axis.from && state.minute < axis.to ? (
                    <path d={`M${x(state.minute)} 0V9`} vectorEffect="non-scaling-stroke" />
                  ) : null}
                </svg>
              </td>
              <td>{today && state ? openSentence(state, hours) : words}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
