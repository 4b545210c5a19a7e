import { Closing } from '@/components/sections/closing'
import { Disclaimer } from '@/components/sections/disclaimer'
import { FaqList } from '@/components/sections/faq-list'
import { PageHero } from '@/components/sections/page-hero'
import { PriceList } from '@/components/sections/price-list'
import { SideSection } from '@/components/sections/section'
import { TermList } from '@/components/sections/term-list'
import { JsonLd } from '@/components/seo/json-ld'
import { ServiceCards } from '@/components/service/service-cards'
import { StartSection } from '@/components/start/start-section'
import { FirstVisitButton, PlainButton } from '@/components/ui/buttons'
import { Picture } from '@/components/ui/picture'
import { disclaimers } from '@/content/disclaimers'
import { prices } from '@/content/facts/prices'
import { overview } from '@/content/overview'
import { common } from '@/content/ui/common'
import { crumbs } from '@/content/ui/pages'
import { art } from '@/lib/art'
import { routes } from '@/lib/routes'
import { faqNode, pageGraph, serviceListNode } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { serviceCards } from '@/lib/site/services'

export const metadata = pageMetadata({ path: routes.services, ...overview.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.services, path: routes.services },
]
const extra = [serviceListNode(serviceCards), faqNode(overview.faq.items)]

export default function ServicesPage() {
  return (
    <>
      <JsonLd
        data={pageGraph({ path: routes.services, ...overview.meta, trail, type: 'CollectionPage', extra })}
      />
      <PageHero title={overview.hero.title} lead={overview.hero.lead} trail={trail}>
        <FirstVisitButton />
      </PageHero>
      <ServiceCards heading={overview.intro.heading} text={overview.intro.text} cards={serviceCards} />
      <StartSection />
      <SideSection heading={overview.why.heading}>
        <TermList items={overview.why.items.map(({ title, text }) => ({ term: title, text }))} />
      </SideSection>
      <SideSection heading={overview.prices.heading} note={overview.prices.note} tone="wood" id="prices">
        <PriceList prices={prices} />
        <div className="mt-8">
          <TermList items={overview.prices.terms.map(({ label, text }) => ({ term: label, text }))} />
        </div>
      </SideSection>
      <SideSection heading={overview.faq.heading}>
        <FaqList name="faq" items={overview.faq.items} />
      </SideSection>
      <Closing
        heading={overview.closing.heading}
        text={overview.closing.text}
        art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}
      >
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
      <div className="wrap py-section">
        <Disclaimer texts={[disclaimers.compounded, disclaimers.general]} />
      </div>
    </>
  )
}
