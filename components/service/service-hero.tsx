import type { Service } from '@/content/schema'
import { ServiceHeadArt } from '../figures/service-art'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton, GoLink } from '../ui/buttons'

type ServiceHeroProps = { hero: Service['hero']; trail: readonly Crumb[]; serviceKey: Service['key'] }

/** Name, one sentence, price and booking button. The art is beside them, on a phone below them from edge to edge. */
export function ServiceHero({ hero, trail, serviceKey }: ServiceHeroProps) {
  return (
    <div className="service-hero">
      <div className="service-hero-text">
        <Breadcrumbs trail={trail} />
        <h1 className="text-4xl lg:mt-4">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="service-price">
          <b className="data">{hero.price.amount}</b> <span>{hero.price.text}</span>
        </p>
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
  )
}
