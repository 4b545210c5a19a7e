import type { Service } from '@/content/schema'
import type { WeightTrial } from '@/content/weight-trials'
import type { NumberedSource } from '@/lib/site/references'
import { Cited } from '../sections/cited'
import { ServiceBlock } from './service-block'
import { WhyFigure } from './why-figure'

type WithSources = { sources: readonly NumberedSource[] }

/** What the treatment is. */
export function ServiceIntro({ heading, lead, paragraphs, sources }: Service['intro'] & WithSources) {
  return (
    <ServiceBlock heading={heading}>
      <p className="service-lead">{lead}</p>
      {paragraphs.map(paragraph => (
        <Cited key={paragraph.text} content={paragraph} sources={sources} className="service-text" />
      ))}
    </ServiceBlock>
  )
}

type ServiceTrialsProps = Service['why'] & WithSources & { trials: readonly WeightTrial[] }

/** What has been studied. */
export function ServiceTrials({ heading, paragraphs, figure, sources, trials }: ServiceTrialsProps) {
  return (
    <ServiceBlock id="trials" heading={heading}>
      {paragraphs.map(paragraph => (
        <Cited key={paragraph.text} content={paragraph} sources={sources} className="service-text" />
      ))}
      {figure ? <WhyFigure kind={figure} trials={trials} /> : null}
    </ServiceBlock>
  )
}
