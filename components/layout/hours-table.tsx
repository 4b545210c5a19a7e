'use client'

import { clockTime, openSentence, openState, weekdays } from '@/lib/hours'
import { type HoursProps, useMinute } from './open-now'

const axis = { from: 480, to: 1080 }

function x(minute: number): number {
  return ((minute - axis.from) / (axis.to - axis.from)) * 100
}

/** The week as a timetable from 8 AM to 6 PM, today marked once the browser knows the time. */
export function HoursTable({ hours, timeZone }: HoursProps) {
  const week = weekdays.flatMap(day => hours.find(entry => entry.day === day) ?? [])
  const minute = useMinute()
  const state = minute === null ? null : openState(hours, timeZone, new Date(minute * 60_000))
  return (
    <table className="hours data">
      <caption className="sr-only">Office hours, Central time</caption>
      <tbody>
        {week.map(({ day, name, short, open }) => {
          const today = state?.day === day
          const words = open ? `${clockTime(open.from)} to ${clockTime(open.to)}` : 'Closed'
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
