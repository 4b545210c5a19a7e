import type { Service } from '@/content/schema'
import { ServiceHeadArt } from '../figures/service-head-art'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton, GoLink } from '../ui/buttons'

/** '4-6 weeks' without a line break in the range. */
function wholeRanges(text: string) {
  return text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

type ServiceHeroProps = { hero: Service['hero']; trail: readonly Crumb[]; serviceKey: Service['key'] }

/** Name, one sentence, booking button and four facts. */
export function ServiceHero({ hero, trail, serviceKey }: ServiceHeroProps) {
  return (
    <>
      {/* In the order of the phone layout: what was painted must not move while the rest of the HTML arrives. */}
      <div className="service-hero">
        <div className="service-hero-art">
          <ServiceHeadArt serviceKey={serviceKey} />
        </div>
        <div className="service-hero-text">
          <Breadcrumbs trail={trail} />
          <h1 className="mt-4 text-4xl lg:mt-6">{hero.title}</h1>
          <p className="mt-5 max-w-[30em] text-lg text-ink-2">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <FirstVisitButton>{hero.button}</FirstVisitButton>
            {hero.secondaryLink ? (
              <GoLink href={hero.secondaryLink.href}>{hero.secondaryLink.text}</GoLink>
            ) : null}
          </div>
        </div>
      </div>
      <div className="border-y border-ink bg-sheet">
        <dl className="wrap fact-strip">
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
