'use client'

import { exceptionDays } from '@/content/facts/exception-days'
import { hoursWords } from '@/content/ui/hours'
import { fill } from '@/lib/fill'
import {
  dayInText,
  exceptionSentence,
  openSentence,
  openSpan,
  upcomingExceptions,
  weekRuns,
} from '@/lib/hours'
import { type HoursProps, useOpenState } from './open-now'

/** From an hour before the earliest opening of the week to an hour after the latest closing time. */
function axisOf(hours: HoursProps['hours']) {
  const spans = hours.flatMap(({ open }) => open ?? [])
  return {
    from: Math.min(...spans.map(({ from }) => from)) - 60,
    to: Math.max(...spans.map(({ to }) => to)) + 60,
  }
}

/**
 * The week as a timetable, days with equal hours in one row. After hydration, when the browser's clock is known, today's row
 * is marked if today has the week's hours, and the lines below say whether the clinic is open and which near days differ.
 */
export function HoursTable({ hours, timeZone }: HoursProps) {
  const axis = axisOf(hours)
  const x = (minute: number) => ((minute - axis.from) / (axis.to - axis.from)) * 100
  const state = useOpenState({ hours, timeZone })
  const exceptions = state ? upcomingExceptions(exceptionDays, state.date) : []
  const isException = exceptions.some(({ date }) => date === state?.date)
  return (
    <div className="hours data">
      {/* No <caption>: a visually hidden one takes the place of the first row, whose cells set the column widths. */}
      <table aria-label={hoursWords.table}>
        <tbody>
          {weekRuns(hours).map(({ first, last, days, short, open }) => {
            const today = state !== null && !isException && days.includes(state.day)
            const names =
              first === last
                ? first.name
                : fill(hoursWords.days, { from: first.name, to: dayInText(last.day) })
            return (
              <tr key={short} className={today ? 'today' : undefined}>
                <th scope="row">
                  <abbr title={names}>{short}</abbr>
                </th>
                <td aria-hidden="true">
                  {/* biome-ignore lint/a11y/noSvgWithoutTitle: its cell is hidden from screen readers */}
                  <svg viewBox="0 0 100 9" preserveAspectRatio="none">
                    {open ? (
                      <rect x={x(open.from)} width={x(open.to) - x(open.from)} y="1" height="7" />
                    ) : null}
                    {today && state.minute > axis.from && state.minute < axis.to ? (
                      <path d={`M${x(state.minute)} 0V9`} vectorEffect="non-scaling-stroke" />
                    ) : null}
                  </svg>
                </td>
                <td>{openSpan(open)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={state ? 'today' : undefined}>{state ? openSentence(state, hours) : hoursWords.zone}</p>
      {exceptions.map(day => (
        // Not a paragraph: those of this table do not wrap.
        <div key={day.date} className="mt-1">
          {exceptionSentence(day)}
        </div>
      ))}
    </div>
  )
}
