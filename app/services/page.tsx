import { FirstScreenEnd } from '@/components/layout/first-screen-end'
import { Closing } from '@/components/sections/closing'
import { Disclaimer } from '@/components/sections/disclaimer'
import { FaqList } from '@/components/sections/faq-list'
import { PageHero } from '@/components/sections/page-hero'
import { Section } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { ProgramCard, ServiceCardItem } from '@/components/service/service-cards'
import { StartSigns } from '@/components/start/start-signs'
import { FirstVisitButton, GoLink, PlainButton } from '@/components/ui/buttons'
import { disclaimers } from '@/content/disclaimers'
import { prices } from '@/content/facts/amounts'
import { overview } from '@/content/overview'
import { pricesPage } from '@/content/prices'
import { allServices } from '@/content/services'
import { common } from '@/content/ui/common'
import { crumbs } from '@/content/ui/pages'
import { start } from '@/content/ui/start'
import { routes } from '@/lib/routes'
import { pageGraph, serviceListNode } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { serviceCards } from '@/lib/site/services'
import { fill } from '@/lib/words/fill'
import { listLocale } from '@/lib/words/locale'
import { usd } from '@/lib/words/money'

export const metadata = pageMetadata({ path: routes.services, ...overview.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.services, path: routes.services },
]
const { table } = pricesPage
const programs = table.monthly.flatMap(({ service, monthly }) => {
  const card = serviceCards.find(({ key }) => key === service)
  const item = prices.items.find(({ key }) => key === monthly)
  if (!card || !item) return []
  return [
    {
      card,
      price: [fill(table.from, { amount: '' }).trim(), usd(item.dollars), table.month] as const,
      badge: item.badge,
      picture: overview.pictures[service],
    },
  ]
})
const quoted = table.quoted.flatMap(({ service }) => serviceCards.find(({ key }) => key === service) ?? [])
const endedNames = allServices.flatMap(({ card, ended }) => (ended ? [card.name] : []))
const listed = (names: readonly string[]) => new Intl.ListFormat(listLocale).format(names)
const extra = [serviceListNode(serviceCards)]

export default function ServicesPage() {
  return (
    <>
      <JsonLd
        data={pageGraph({ path: routes.services, ...overview.meta, trail, type: 'CollectionPage', extra })}
      />
      <PageHero
        title={overview.hero.title}
        lead={overview.hero.lead}
        trail={trail}
        aside={<StartSigns heading={start.signs} />}
      >
        <FirstVisitButton />
        <FirstScreenEnd />
      </PageHero>
      <Section>
        <h2 className="side-title">{overview.intro.heading}</h2>
        <ul className="programs">
          {programs.map(program => (
            <ProgramCard key={program.card.key} {...program} />
          ))}
        </ul>
      </Section>
      <Section>
        <h2 className="side-title">{overview.more.heading}</h2>
        <div className="service-cards">
          <ul>
            {quoted.map(card => (
              <ServiceCardItem key={card.key} card={card} />
            ))}
          </ul>
          <div className="first-visit-cell">
            <h3 className="text-md">{overview.firstVisit.heading}</h3>
            <p className="mt-1 mb-4">{overview.firstVisit.text}</p>
            <FirstVisitButton />
          </div>
        </div>
        <GoLink href={routes.prices}>{overview.more.link}</GoLink>
        {endedNames.length > 0 ? (
          <p className="note mt-4">{fill(overview.more.ended, { services: listed(endedNames) })}</p>
        ) : null}
      </Section>
      <Section>
        <h2 className="side-title">{overview.why.heading}</h2>
        <dl className="why-strip">
          {overview.why.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-md">{title}</dt>
              <dd className="mt-1 text-sm">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section>
        <h2 className="side-title">{overview.faq.heading}</h2>
        <div className="two-folds">
          <FaqList name="faq" items={overview.faq.items} />
        </div>
      </Section>
      <div className="wrap pb-section">
        <Disclaimer texts={[disclaimers.compounded, disclaimers.general]} />
      </div>
      <Closing heading={overview.closing.heading}>
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
    </>
  )
}
