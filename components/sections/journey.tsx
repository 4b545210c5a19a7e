import type { ReactNode } from 'react'
import { Section } from './section'

type JourneyProps = {
  heading: string
  intro?: string | undefined
  steps: readonly { title: string; meta: string; description: string }[]
  after?: string | undefined
  /** The steps on their time axis. */
  strip?: ReactNode
}

/** The four steps of the patient journey, on their time axis. */
export function Journey({ heading, intro, steps, after, strip }: JourneyProps) {
  return (
    <Section>
      <h2 className="text-3xl">{heading}</h2>
      {intro ? <p className="lead mt-2.5">{intro}</p> : null}
      {strip}
      <ol className="journey">
        {steps.map(({ title, meta, description }) => (
          <li key={title}>
            <h3 className="text-md">{title}</h3>
            <p className="mt-1 text-sm font-semibold text-ink-2">{meta}</p>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ol>
      {after ? <p className="note mt-6">{after}</p> : null}
    </Section>
  )
}
