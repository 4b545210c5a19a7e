import type { Prices } from '@/content/facts/amounts'
import type { Service } from '@/content/schema'
import { common } from '@/content/ui/common'
import { serviceContents } from '@/content/ui/service'
import { serviceEffects, servicePairs } from '@/content/ui/trial-figures'
import type { WeightTrial } from '@/content/weight-trials'
import { routes, servicePaths } from '@/lib/routes'
import type { NumberedSource } from '@/lib/site/references'
import type { ServiceCard } from '@/lib/site/services'
import { EffectPlot } from '../figures/effect-plot'
import { IconArray } from '../figures/icon-array'
import { PairPlot } from '../figures/pair-plot'
import { ServiceFigure } from '../figures/service-figure'
import { Closing } from '../sections/closing'
import { Disclaimer } from '../sections/disclaimer'
import { References } from '../sections/references'
import type { Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton, PlainButton } from '../ui/buttons'
import { RelatedServices } from './related-services'
import { Risks } from './risks'
import { ServiceBenefits } from './service-benefits'
import { ServiceContents } from './service-contents'
import { type Medicine, type Quote, ServiceCost } from './service-cost'
import { ServiceFaq } from './service-faq'
import { ServiceHero } from './service-hero'
import { ServiceJourney } from './service-journey'
import { ServicePartSection } from './service-part'
import { ServiceIntro, ServiceWhy } from './service-prose'
import { Suitability } from './suitability'

type ServicePageProps = {
  service: Service
  trail: readonly Crumb[]
  sources: readonly NumberedSource[]
  related: readonly ServiceCard[]
  prices: Prices
  /** For a service without a monthly price. */
  quote: Quote | undefined
  medicine: Medicine
  trials: readonly WeightTrial[]
  disclaimers: readonly string[]
}

/**
 * Layout of all service pages, one finding per block: what it is, for whom, why it matters, what trials found, risks, cost and
 * steps, then the parts that only some services have. Folded are only answers, references and what is said of a risk beyond
 * its sentence.
 */
export function ServicePage(props: ServicePageProps) {
  const { service, trail, sources, related, prices, quote, medicine, trials, disclaimers } = props
  const { intro, suitability, why, journey, benefits, risks, parts = [], faq, closing } = service
  const drawn = { serviceKey: service.key, sources }
  const plot = serviceEffects[service.key] ? (
    <EffectPlot {...drawn} />
  ) : servicePairs[service.key] ? (
    <PairPlot {...drawn} />
  ) : null
  return (
    <>
      <ServiceHero hero={service.hero} trail={trail} serviceKey={service.key} />
      <ServiceContents {...serviceContents} />
      <ServiceIntro {...intro} sources={sources} />
      <Suitability {...suitability} />
      <ServiceWhy {...why} sources={sources} />
      <ServiceFigure {...drawn} />
      <ServiceBenefits {...benefits} sources={sources} trials={trials} plot={plot} />
      <Risks {...risks} sources={sources}>
        <IconArray {...drawn} />
      </Risks>
      <ServiceCost parts={parts} quote={quote} prices={prices} medicine={medicine} />
      <ServiceJourney {...journey} serviceKey={service.key} />
      {parts.map((part, index) => (
        <ServicePartSection key={part.kind} part={part} tone={index % 2 ? 'page' : 'card'} />
      ))}
      <ServiceFaq {...faq} service={service} />
      {/* Here and not below, where reading modes of browsers leave it out. */}
      <div className="wrap pb-section">
        <Disclaimer texts={disclaimers} />
      </div>
      <RelatedServices cards={related} />
      <div className="wrap grid gap-6 pb-section">
        <References
          folded
          path={servicePaths[service.key]}
          sources={sources}
          reviewer={service.reviewer}
          reviewedOn={service.reviewedOn}
          updatedOn={service.updatedOn}
          nextReviewOn={service.nextReviewOn}
        />
      </div>
      <Closing heading={closing.heading} text={closing.text}>
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
    </>
  )
}
