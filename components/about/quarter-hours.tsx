import { fill } from '@/lib/fill'
import { Section } from '../sections/section'

type QuarterHoursProps = {
  heading: string
  note: string
  minutes: string
  quarters: readonly { title: string; text: string }[]
  order: string
  /** Minutes that every first visit takes. Quarters after that are drawn lighter. */
  atLeast: number
}

const quarterMinutes = 15

/** Where the hand of a clock face points after `minutes`, on a circle of radius 19. */
function pointAt(minutes: number): string {
  const angle = (minutes / 60) * 2 * Math.PI
  return `${(22 + Math.sin(angle) * 19).toFixed(1)} ${(22 - Math.cos(angle) * 19).toFixed(1)}`
}

function Dial({ from }: { from: number }) {
  return (
    <svg viewBox="0 0 44 44" className="dial" aria-hidden="true">
      <circle cx="22" cy="22" r="20.5" />
      <path
        className="dial-share"
        d={`M22 22L${pointAt(from)}A19 19 0 0 1 ${pointAt(from + quarterMinutes)}z`}
      />
      <path d="M22 1.5v4M42.5 22h-4M22 42.5v-4M1.5 22h4" />
    </svg>
  )
}

/** The first visit in quarter hours. Those that not every visit needs are drawn lighter. */
export function QuarterHours({ heading, note, minutes, quarters, order, atLeast }: QuarterHoursProps) {
  return (
    <Section tone="tinted">
      <h2 className="side-title">{heading}</h2>
      <p className="mt-2.5 max-w-measure">{note}</p>
      <ol className="quarters">
        {quarters.map(({ title, text }, index) => {
          const from = index * quarterMinutes
          return (
            <li key={title} data-beyond={from >= atLeast || undefined}>
              <Dial from={from} />
              <div>
                <p className="note data">{fill(minutes, { from, to: from + quarterMinutes })}</p>
                <h3 className="text-md">{title}</h3>
                <p className="mt-1 text-sm">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="note mt-5 max-w-measure">{order}</p>
    </Section>
  )
}
