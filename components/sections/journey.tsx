import type { ReactNode } from 'react'
import { Section } from './section'

type JourneyProps = {
  heading: string
  steps: readonly { title: string; meta: string; description: string }[]
  /** The steps on their time axis. */
  strip?: ReactNode
}

/** A section that says what happens, step by step. */
export function Journey({ heading, steps, strip }: JourneyProps) {
  return (
    <Section>
      <h2 className="text-side">{heading}</h2>
      {strip}
      <ol className="journey steps">
        {steps.map(({ title, meta, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="note">{meta}</p>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
