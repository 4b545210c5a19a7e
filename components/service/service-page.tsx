import type { Prices } from '@/content/facts/prices'
import type { Service } from '@/content/schema'
import { common } from '@/content/ui/common'
import type { WeightTrial } from '@/content/weight-trials'
import { art } from '@/lib/art'
import { routes } from '@/lib/routes'
import type { NumberedSource } from '@/lib/site/references'
import type { ServiceCard } from '@/lib/site/services'
import { EffectPlot } from '../figures/effect-plot'
import { IconArray } from '../figures/icon-array'
import { JourneyStrip } from '../figures/journey-strip'
import { ServiceFigure } from '../figures/service-figure'
import { Cited } from '../sections/cited'
import { Closing } from '../sections/closing'
import { Disclaimer } from '../sections/disclaimer'
import { FaqList } from '../sections/faq-list'
import { Journey } from '../sections/journey'
import { References } from '../sections/references'
import { SideSection } from '../sections/section'
import type { Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton, PlainButton } from '../ui/buttons'
import { Picture } from '../ui/picture'
import { RelatedServices } from './related-services'
import { Risks } from './risks'
import { ServiceBenefits } from './service-benefits'
import { ServiceHero } from './service-hero'
import { ServicePartSection } from './service-part'
import { Suitability } from './suitability'
import { WhyFigure } from './why-figure'

type ServicePageProps = {
  service: Service
  trail: readonly Crumb[]
  sources: readonly NumberedSource[]
  related: readonly ServiceCard[]
  prices: Prices
  trials: readonly WeightTrial[]
  disclaimers: readonly string[]
}

/** Layout shared by all service pages. Parts that only some services have come after the journey. */
export function ServicePage({
  service,
  trail,
  sources,
  related,
  prices,
  trials,
  disclaimers,
}: ServicePageProps) {
  const { intro, suitability, why, journey, benefits, risks, parts = [], faq, closing } = service
  return (
    <>
      <ServiceHero hero={service.hero} trail={trail} serviceKey={service.key} />
      <ServiceFigure serviceKey={service.key} sources={sources} />
      <SideSection heading={intro.heading}>
        <p className="lead">{intro.lead}</p>
        {intro.paragraphs.map(paragraph => (
          <Cited key={paragraph.text} content={paragraph} sources={sources} />
        ))}
      </SideSection>
      <Suitability {...suitability} />
      <SideSection heading={why.heading}>
        {why.paragraphs.map(paragraph => (
          <Cited key={paragraph.text} content={paragraph} sources={sources} className="mb-4 max-w-measure" />
        ))}
        {why.figure ? <WhyFigure kind={why.figure} trials={trials} /> : null}
      </SideSection>
      <Journey {...journey} strip={<JourneyStrip serviceKey={service.key} />} />
      {parts.map((part, index) => (
        <ServicePartSection
          key={part.kind}
          part={part}
          prices={prices}
          tone={index % 2 === 0 ? 'wood' : 'paper'}
        />
      ))}
      <ServiceBenefits {...benefits} sources={sources} tone={parts.length % 2 === 0 ? 'wood' : 'paper'}>
        <EffectPlot serviceKey={service.key} sources={sources} />
      </ServiceBenefits>
      <Risks {...risks} sources={sources} tone={parts.length % 2 === 0 ? 'paper' : 'wood'}>
        <IconArray serviceKey={service.key} sources={sources} />
      </Risks>
      <SideSection heading={faq.heading} tone={parts.length % 2 === 0 ? 'wood' : 'paper'}>
        <FaqList name="faq" items={faq.items} />
      </SideSection>
      <Closing
        heading={closing.heading}
        text={closing.text}
        art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}
      >
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
      <RelatedServices cards={related} />
      <div className="wrap grid gap-10 pb-section">
        <Disclaimer texts={disclaimers} />
        <References
          sources={sources}
          reviewedOn={service.reviewedOn}
          updatedOn={service.updatedOn}
          nextReviewOn={service.nextReviewOn}
        />
      </div>
    </>
  )
}
