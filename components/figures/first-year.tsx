import { stripWords } from '@/content/ui/figures'
import { journeys } from '@/content/ui/journeys'
import { firstYear, yearWeeks } from '@/lib/figures/first-year'
import { percent } from '@/lib/figures/geometry'
import { fill } from '@/lib/fill'
import type { ServiceCard } from '@/lib/site/services'
import { hueText } from '../ui/hues'
import { wholeRanges } from '../ui/whole-ranges'
import { StripStripes } from './journey-strip'

type FirstYearProps = {
  cards: readonly ServiceCard[]
  /** Labels of the axis: its start, and a number of months. */
  start: string
  months: string
  note: string
}

const at = (week: number) => percent(week, yearWeeks)

/** The first year of every service on one axis. The sentence of a row says everything that it shows. */
export function FirstYear({ cards, start, months, note }: FirstYearProps) {
  return (
    <figure className="year">
      <ul>
        {cards.map(({ key, name, hue }) =>
          (journeys[key] ?? []).map(strip => {
            const { dots, windows } = firstYear(strip)
            return (
              <li key={key}>
                <p>
                  <b>{name}</b>
                  <span className="note block">{wholeRanges(strip.text)}</span>
                </p>
                <svg className={`year-strip ${hueText[hue]}`} width="100%" height="30" aria-hidden="true">
                  <rect className="strip-track" y="7" width="100%" height="16" />
                  {[3, 6, 9].map(month => (
                    <line key={month} x1={percent(month, 12)} x2={percent(month, 12)} y1="7" y2="23" />
                  ))}
                  {windows.map(([from, to]) => (
                    <rect
                      key={from}
                      fill="url(#strip-stripes)"
                      x={at(from)}
                      y="7"
                      width={at(to - from)}
                      height="16"
                    />
                  ))}
                  {dots.map(week => (
                    <circle key={week} cx={at(week)} cy="15" r="7.5" />
                  ))}
                </svg>
              </li>
            )
          }),
        )}
      </ul>
      <p className="year-axis data" aria-hidden="true">
        <span>{start}</span>
        <span>3</span>
        <span>6</span>
        <span>9</span>
        <span>{fill(months, { count: 12 })}</span>
      </p>
      <StripStripes />
      <figcaption className="note">
        {stripWords.legend} {note}
      </figcaption>
    </figure>
  )
}
