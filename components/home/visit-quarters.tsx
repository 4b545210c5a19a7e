import { fill } from '@/lib/words/fill'
import { Dial, quarterMinutes } from '../figures/dial'

type VisitQuartersProps = {
  title: string
  /** Template with {from} and {to}. */
  minutes: string
  /** What each quarter of an hour is for. */
  quarters: readonly { title: string }[]
  /** Minutes that every first visit takes. */
  atLeast: number
}

/** The first visit by the quarter-hour; those that not every visit needs are drawn in another color. */
export function VisitQuarters({ title, minutes, quarters, atLeast }: VisitQuartersProps) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <ol className="visit-quarters">
        {quarters.map((quarter, index) => {
          const from = index * quarterMinutes
          return (
            <li key={quarter.title} data-beyond={from >= atLeast || undefined}>
              <Dial from={from} />
              <p>
                <b>{quarter.title}</b>
                <span className="note data block">{fill(minutes, { from, to: from + quarterMinutes })}</span>
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
