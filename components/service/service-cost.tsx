import type { Prices } from '@/content/facts/amounts'
import { firstVisit } from '@/content/facts/first-visit'
import type { Service } from '@/content/schema'
import { priceWords } from '@/content/ui/sections'
import { costWords } from '@/content/ui/service'
import { fill } from '@/lib/fill'
import { usd } from '@/lib/money'
import { routes } from '@/lib/routes'
import { MarkedLines } from '../prices/marked-lines'
import { PricesAsOf } from '../prices/prices-as-of'
import { FirstVisitButton, GoLink } from '../ui/buttons'
import { ServiceBlock } from './service-block'

/** How a service without a listed price is quoted (decision 51). */
export type Quote = { label: string; covers: string; dependsOn: string }

type ServiceCostProps = { parts: NonNullable<Service['parts']>; quote: Quote | undefined; prices: Prices }

/** The cost of a service: a monthly price with what it covers, or how it is quoted; then the booking button. */
export function ServiceCost({ parts, quote, prices }: ServiceCostProps) {
  const part = parts.find(one => one.kind === 'pricing')
  return (
    <ServiceBlock id="price" heading={part?.heading ?? costWords.heading}>
      {part ? <MonthlyPrice prices={prices} claim={part.claim} /> : null}
      {quote ? (
        <>
          <p className="quote-label">{quote.label}</p>
          <dl className="quote">
            <div>
              <dt>{costWords.covers}</dt>
              <dd className="text-sm">{quote.covers}</dd>
            </div>
            <div>
              <dt>{costWords.dependsOn}</dt>
              <dd className="text-sm">{quote.dependsOn}</dd>
            </div>
          </dl>
        </>
      ) : null}
      <div className="mt-3">
        <FirstVisitButton />
      </div>
      <p className="mt-2">
        <GoLink href={routes.prices}>{costWords.all}</GoLink>
      </p>
    </ServiceBlock>
  )
}

type MonthlyPriceProps = { prices: Prices; claim: string }

function MonthlyPrice({ prices, claim }: MonthlyPriceProps) {
  const price = prices.items.find(({ key }) => key === claim)
  if (!price) throw new Error(`There is no price "${claim}"`)
  const { name, dollars, badge, features, excludes, terms } = price
  return (
    <>
      <h3 className="note mt-2">{badge ? `${name}. ${badge}` : name}</h3>
      <p className="cost-amount">
        <span className="data">
          <small>{costWords.from}</small>
          {` ${usd(dollars)}`}
        </span>{' '}
        <span className="note">{fill(costWords.month, firstVisit)}</span>
      </p>
      <div className="cost-lines">
        <div>
          <h4>{priceWords.includes}</h4>
          <MarkedLines lines={features} />
        </div>
        <div>
          <h4>{priceWords.excludes}</h4>
          <MarkedLines lines={excludes} />
        </div>
      </div>
      <p className="mt-2 text-sm">{terms.join(' ')}</p>
      <PricesAsOf date={prices.asOf} />
    </>
  )
}
