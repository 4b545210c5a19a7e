import { art } from '@/lib/art'
import { Picture } from '../ui/picture'
import { Section } from './section'

type JourneyProps = {
  heading: string
  intro?: string | undefined
  steps: readonly { title: string; meta: string; description: string }[]
  after?: string | undefined
}

/** The four steps of the patient journey, drawn as one climb. */
export function Journey({ heading, intro, steps, after }: JourneyProps) {
  return (
    <Section>
      <h2 className="text-3xl">{heading}</h2>
      {intro ? <p className="lead mt-2.5">{intro}</p> : null}
      <div className="art-wide mt-8">
        <Picture art={art.journey} alt="" sizes="(width <= 80rem) 100vw, 75rem" />
      </div>
      <ol className="journey">
        {steps.map(({ title, meta, description }, index) => (
          <li key={title}>
            <span className="waypoint data" aria-hidden="true">
              {index + 1}
            </span>
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
