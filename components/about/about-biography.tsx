import { clinic } from '@/content/facts/clinic'
import { SideSection } from '../sections/section'
import { PersonFacts } from './person-facts'

type AboutBiographyProps = {
  heading: string
  years: string
  yearsLabel: string
  paragraphs: readonly string[]
  review: { heading: string; text: string }
}

/** Text profiles until there are portraits; no placeholder face. */
export function AboutBiography({ heading, years, yearsLabel, paragraphs, review }: AboutBiographyProps) {
  const { provider, reviewer } = clinic.people
  return (
    <SideSection heading={heading} tone="wood">
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr]">
        <div className="neatline self-start">
          <p className="data font-display text-4xl font-display-strong">{years}</p>
          <p className="note mb-6">{yearsLabel}</p>
          <PersonFacts person={provider} />
        </div>
        <div>
          {paragraphs.map(paragraph => (
            <p key={paragraph} className="mb-4 max-w-measure">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="neatline self-start">
          <PersonFacts person={reviewer} />
        </div>
        <div>
          <h3 className="mb-2 text-xl">{review.heading}</h3>
          <p className="max-w-measure">{review.text}</p>
        </div>
      </div>
    </SideSection>
  )
}
