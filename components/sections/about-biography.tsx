import { clinic } from '@/content/facts/clinic'
import { SideSection } from './section'

type AboutBiographyProps = {
  heading: string
  years: string
  yearsLabel: string
  credentials: string
  paragraphs: readonly string[]
}

/** A name plate until the portrait comes; no silhouette, no invented face. */
export function AboutBiography({ heading, years, yearsLabel, credentials, paragraphs }: AboutBiographyProps) {
  const { provider } = clinic.people
  return (
    <SideSection heading={heading} tone="wood">
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr]">
        <div className="neatline self-start">
          <p className="data font-display text-4xl font-display-strong">{years}</p>
          <p className="note">{yearsLabel}</p>
          <h3 className="mt-6 text-xl">{provider.name}</h3>
          <p className="note">{provider.role} (sample profile)</p>
          <p className="note">{credentials}</p>
        </div>
        <div>
          {paragraphs.map(paragraph => (
            <p key={paragraph} className="mb-4 max-w-measure">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </SideSection>
  )
}
