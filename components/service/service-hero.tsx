import type { Service } from '@/content/schema'
import { ServiceHeadArt } from '../figures/service-art'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton, GoLink } from '../ui/buttons'
import { wholeRanges } from '../ui/whole-ranges'

type ServiceHeroProps = { hero: Service['hero']; trail: readonly Crumb[]; serviceKey: Service['key'] }

/** Name, one sentence, booking button and four facts. The art is hidden on narrow screens, where a figure follows. */
export function ServiceHero({ hero, trail, serviceKey }: ServiceHeroProps) {
  return (
    <>
      <div className="service-hero">
        <div className="service-hero-text">
          <Breadcrumbs trail={trail} />
          <h1 className="text-4xl">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <FirstVisitButton>{hero.button}</FirstVisitButton>
          {hero.secondaryLink ? (
            <p className="no-print mt-2 max-lg:hidden!">
              <GoLink href={hero.secondaryLink.href}>{hero.secondaryLink.text}</GoLink>
            </p>
          ) : null}
        </div>
        <div className="service-hero-art">
          <ServiceHeadArt serviceKey={serviceKey} />
        </div>
      </div>
      <div className="wrap">
        <dl className="fact-strip">
          {hero.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd className="fact data">{wholeRanges(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
