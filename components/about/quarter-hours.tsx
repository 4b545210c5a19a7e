import { fill } from '@/lib/words/fill'
import { Dial, quarterMinutes } from '../figures/dial'
import { Section } from '../sections/section'

type QuarterHoursProps = {
  heading: string
  note: string
  minutes: string
  quarters: readonly { title: string; text: string }[]
  /** Minutes that every first visit takes. Quarters after that are drawn lighter. */
  atLeast: number
}

/** The first visit in quarter hours. Those that not every visit needs are drawn lighter. */
export function QuarterHours({ heading, note, minutes, quarters, atLeast }: QuarterHoursProps) {
  return (
    <Section tone="tinted">
      <h2 className="side-title">{heading}</h2>
      <p className="mt-2.5">{note}</p>
      <ol className="quarters">
        {quarters.map(({ title, text }, index) => {
          const from = index * quarterMinutes
          return (
            <li key={title} data-beyond={from >= atLeast || undefined}>
              <Dial from={from} />
              <div>
                <p className="note data">{fill(minutes, { from, to: from + quarterMinutes })}</p>
                <h3>{title}</h3>
                <p className="mt-1 text-sm">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
