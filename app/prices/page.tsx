import { FirstMonths } from '@/components/prices/first-months'
import { FirstVisitPrice } from '@/components/prices/first-visit-price'
import { Offers } from '@/components/prices/offers'
import { PriceTable } from '@/components/prices/price-table'
import { PricesAhead } from '@/components/prices/prices-ahead'
import { Closing } from '@/components/sections/closing'
import { GoodFaithEstimate } from '@/components/sections/good-faith-estimate'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SideSection } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton, GoLink, PlainButton } from '@/components/ui/buttons'
import { disclaimers } from '@/content/disclaimers'
import { prices, quoted } from '@/content/facts/amounts'
import { language } from '@/content/facts/language'
import { medicareBridge } from '@/content/facts/medicare'
import { makersPrices } from '@/content/facts/medicine-prices'
import { offers } from '@/content/facts/offers'
import { priceRecord } from '@/content/facts/price-record'
import { goodFaithEstimate, standardNotice } from '@/content/legal/good-faith-estimate'
import { pricesPage } from '@/content/prices'
import { common } from '@/content/ui/common'
import { crumbs } from '@/content/ui/pages'
import { firstMonths } from '@/lib/clinic/first-months'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageGraph, serviceListNode } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { serviceCards } from '@/lib/site/services'

export const metadata = pageMetadata({ path: routes.prices, ...pricesPage.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: pricesPage.crumb, path: routes.prices },
]

export default function PricesPage() {
  const { firstVisit, table, months, terms, closing } = pricesPage
  return (
    <>
      <JsonLd
        data={pageGraph({
          path: routes.prices,
          ...pricesPage.meta,
          trail,
          extra: [serviceListNode(serviceCards)],
        })}
      />
      <PageHero title={pricesPage.heading} lead={pricesPage.lead} trail={trail}>
        {/* What the medicine adds, which is what most come for, is four screens down on a phone. */}
        <GoLink href="#months">{months.heading}</GoLink>
      </PageHero>
      <FirstVisitPrice {...firstVisit} prices={prices} />
      <Offers offers={offers} />
      <Section>
        <PriceTable
          {...table}
          quote={quoted}
          prices={prices}
          cards={serviceCards}
          note={disclaimers.compounded}
        />
        {env.showsAhead ? <PricesAhead record={priceRecord} /> : null}
      </Section>
      <FirstMonths
        {...months}
        strips={firstMonths(prices)}
        medicine={makersPrices}
        medicare={medicareBridge}
      />
      <SideSection heading={terms.heading}>
        <dl className="price-terms" id="terms">
          {terms.items.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <GoLink href={routes.terms}>{terms.all}</GoLink>
      </SideSection>
      <GoodFaithEstimate
        {...goodFaithEstimate}
        official={language.base === '' ? undefined : standardNotice}
      />
      <Closing {...closing}>
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
    </>
  )
}
