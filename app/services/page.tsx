import { FirstScreenEnd } from '@/components/layout/first-screen-end'
import { Closing } from '@/components/sections/closing'
import { Disclaimer } from '@/components/sections/disclaimer'
import { FaqList } from '@/components/sections/faq-list'
import { PageHero } from '@/components/sections/page-hero'
import { PriceList } from '@/components/sections/price-list'
import { Section, SideSection } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { ServiceCards } from '@/components/service/service-cards'
import { StartSection } from '@/components/start/start-section'
import { FirstVisitButton, GoLink, PlainButton } from '@/components/ui/buttons'
import { disclaimers } from '@/content/disclaimers'
import { prices } from '@/content/facts/amounts'
import { overview } from '@/content/overview'
import { common } from '@/content/ui/common'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph, serviceListNode } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { serviceCards } from '@/lib/site/services'

export const metadata = pageMetadata({ path: routes.services, ...overview.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.services, path: routes.services },
]
const extra = [serviceListNode(serviceCards)]

export default function ServicesPage() {
  return (
    <>
      <JsonLd
        data={pageGraph({ path: routes.services, ...overview.meta, trail, type: 'CollectionPage', extra })}
      />
      <PageHero title={overview.hero.title} lead={overview.hero.lead} trail={trail}>
        <FirstVisitButton />
        <FirstScreenEnd />
      </PageHero>
      <ServiceCards heading={overview.intro.heading} text={overview.intro.text} cards={serviceCards} />
      <StartSection />
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
      <SideSection heading={overview.prices.heading} note={overview.prices.note} tone="tinted" id="prices">
        <PriceList prices={prices} />
        <p className="mt-3">
          <GoLink href={routes.prices}>{overview.prices.link}</GoLink>
        </p>
      </SideSection>
      <SideSection heading={overview.faq.heading}>
        <FaqList name="faq" items={overview.faq.items} />
      </SideSection>
      <div className="wrap pb-section">
        <Disclaimer texts={[disclaimers.compounded, disclaimers.general]} />
      </div>
      <Closing heading={overview.closing.heading} text={overview.closing.text}>
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
    </>
  )
}
