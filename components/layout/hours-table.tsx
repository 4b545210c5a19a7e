'use client'

import { clockTime, openSentence, openState } from '@/lib/hours'
import { type HoursProps, useMinute } from './open-now'

const axis = { from: 480, to: 1080 }
const weekdays = [1, 2, 3, 4, 5, 6, 0]

function x(minute: number): number {
  return ((minute - axis.from) / (axis.to - axis.from)) * 100
}

/** The week as a timetable from 8 AM to 6 PM, today marked once the browser knows the time. */
export function HoursTable({ hours, timeZone }: HoursProps) {
  const week = weekdays.flatMap(day => hours.find(entry => entry.day === day) ?? [])
  const minute = useMinute()
  const state = minute === null ? null : openState(hours, timeZone, new Date(minute * 60_000))
  return (
    <table className="data w-full text-sm">
      <caption className="sr-only">Office hours, Central time</caption>
      <tbody>
        {week.map(({ day, name, short, open }) => {
          const today = state?.day === day
          const words = open ? `${clockTime(open.from)} to ${clockTime(open.to)}` : 'Closed'
          return (
            <tr key={day} className={today ? 'font-semibold text-on-pine' : 'text-on-pine-2'}>
              <th scope="row" className="w-12 py-1 text-left font-[inherit]">
                <abbr title={name} className="no-underline">
                  {short}
                </abbr>
              </th>
              <td aria-hidden="true" className="px-2">
                <svg
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-2.5 w-full"
                  focusable="false"
                >
                  <path d="M0 9.5H100" stroke="var(--color-pine-line)" vectorEffect="non-scaling-stroke" />
                  {open ? (
                    <rect
                      x={x(open.from)}
                      width={x(open.to) - x(open.from)}
                      y="1"
                      height="7"
                      fill={today ? 'var(--color-brass)' : 'var(--color-sage-2)'}
                    />
                  ) : null}
                  {today && state.minute > axis.from && state.minute < axis.to ? (
                    <path
                      d={`M${x(state.minute)} 0V10`}
                      stroke="var(--color-on-pine)"
                      strokeWidth="2"
                      vectorEffect="non-scaling-stroke"
                    />
                  ) : null}
                </svg>
              </td>
              <td className="w-0 py-1 text-right whitespace-nowrap">
                {today && state ? openSentence(state, hours) : words}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
