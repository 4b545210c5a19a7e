import { hoursWords } from '@/content/ui/hours'
import { type DayHours, dayInText, openSpan, weekRuns } from '@/lib/clinic/hours'
import { fill } from '@/lib/words/fill'
import { bind } from '../bind'
import { axisOf } from './hours-axis'

type HoursTableProps = { hours: readonly DayHours[] }

/** The week as a timetable, days with equal hours in one row. Its module marks today. */
export function HoursTable({ hours }: HoursTableProps) {
  const { x } = axisOf(hours)
  return (
    <div className="hours data" {...bind('hours-table')}>
      {/* No <caption>: a visually hidden one takes the place of the first row, whose cells set the column widths. */}
      <table aria-label={hoursWords.table}>
        <tbody>
          {weekRuns(hours).map(({ first, last, short, open }) => {
            const names =
              first === last
                ? first.name
                : fill(hoursWords.days, { from: first.name, to: dayInText(last.day) })
            return (
              <tr key={short}>
                <th scope="row">
                  <abbr title={names}>{short}</abbr>
                </th>
                <td aria-hidden="true">
                  {/* biome-ignore lint/a11y/noSvgWithoutTitle: its cell is hidden from screen readers */}
                  <svg viewBox="0 0 100 9" preserveAspectRatio="none">
                    {open ? (
                      <rect x={x(open.from)} width={x(open.to) - x(open.from)} y="1" height="7" />
                    ) : null}
                  </svg>
                </td>
                <td>{openSpan(open)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>{hoursWords.zone}</p>
    </div>
  )
}
