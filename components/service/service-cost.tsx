import { amounts, type Prices } from '@/content/facts/amounts'
import { firstVisit } from '@/content/facts/first-visit'
import type { Makers } from '@/content/facts/medicine-prices'
import type { Service } from '@/content/schema'
import { priceWords } from '@/content/ui/sections'
import { costWords } from '@/content/ui/service'
import { usualTotals } from '@/lib/clinic/first-months'
import { routes } from '@/lib/routes'
import { fill } from '@/lib/words/fill'
import { usd } from '@/lib/words/money'
import { MarkedLines } from '../prices/marked-lines'
import { KeyFigure, KeySection } from '../sections/section'
import { FirstVisitButton, GoLink } from '../ui/buttons'
import { UntilDay } from '../ui/until-day'

/** How a service without a listed price is quoted (decision 51). */
export type Quote = { covers: string; dependsOn: string }

/** What the medicine adds that a monthly price leaves out. */
export type Medicine = { makers: Makers }

type ServiceCostProps = {
  parts: NonNullable<Service['parts']>
  quote: Quote | undefined
  prices: Prices
  medicine?: Medicine
}

/** The cost of a service: a monthly price with what it covers, or how it is quoted; then the booking button. */
export function ServiceCost({ parts, quote, prices, medicine }: ServiceCostProps) {
  const part = parts.find(one => one.kind === 'pricing')
  const price = part ? monthlyPrice(prices, part.claim) : undefined
  return (
    <KeySection
      id="price"
      tone="tinted"
      landmark={price ? <SixMonths price={price} medicine={medicine} /> : costWords.quoted}
      heading={part?.heading ?? costWords.heading}
    >
      {price ? <MonthlyPrice price={price} medicine={price.isMedicineExtra ? medicine : undefined} /> : null}
      {quote ? (
        <dl className="mt-3 grid gap-x-9 gap-y-2 sm:grid-cols-2">
          <div className="run-in">
            <dt>{costWords.covers}</dt> <dd className="sm:mt-1">{quote.covers}</dd>
          </div>
          <div className="run-in">
            <dt>{costWords.dependsOn}</dt> <dd className="sm:mt-1">{quote.dependsOn}</dd>
          </div>
        </dl>
      ) : null}
      <div className="mt-5">
        <FirstVisitButton />
      </div>
      <p className="mt-1">
        <GoLink href={routes.prices}>{costWords.all}</GoLink>
      </p>
    </KeySection>
  )
}

function monthlyPrice(prices: Prices, claim: string) {
  const price = prices.items.find(({ key }) => key === claim)
  if (!price) throw new Error(`There is no price "${claim}"`)
  return price
}

const sixMonths = (dollars: number) => amounts.firstVisit + 6 * dollars

/** What half a year costs, with the medicine as long as the makers' prices hold: whoever decides here must not first meet it elsewhere. */
function SixMonths({ price: { dollars, isMedicineExtra }, medicine }: MonthlyPriceProps) {
  const clinic = sixMonths(dollars)
  const ours = (
    <KeyFigure
      value={usd(clinic)}
      name={isMedicineExtra ? costWords.sixMonthsNoMedicine : costWords.sixMonths}
    />
  )
  if (!isMedicineExtra || !medicine) return ours
  const added = usualTotals(medicine.makers.courses)
  return (
    <div>
      <UntilDay as="div" until={medicine.makers.validUntil} after={ours}>
        <KeyFigure
          value={usd(clinic + added.from)}
          name={fill(costWords.withMedicine, { to: usd(clinic + added.to) })}
        />
      </UntilDay>
    </div>
  )
}

type MonthlyPriceProps = { price: Prices['items'][number]; medicine: Medicine | undefined }

function MonthlyPrice({ price: { dollars, features, excludes, terms }, medicine }: MonthlyPriceProps) {
  return (
    <>
      <p className="mt-2.5">{fill(costWords.month, { month: usd(dollars), price: firstVisit.price })}</p>
      {medicine ? (
        <UntilDay as="div" until={medicine.makers.validUntil}>
          <p className="mt-2">{fill(costWords.clinicShare, { clinic: usd(sixMonths(dollars)) })}</p>
        </UntilDay>
      ) : null}
      <div className="mt-4 grid gap-x-9 gap-y-4 sm:grid-cols-2">
        <div>
          <h3 className="text-md">{priceWords.includes}</h3>
          <MarkedLines lines={features} />
        </div>
        <div>
          <h3 className="text-md">{priceWords.excludes}</h3>
          <MarkedLines lines={excludes} />
        </div>
      </div>
      <p className="note mt-3">{terms[0]}</p>
    </>
  )
}
