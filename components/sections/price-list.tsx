import type { Prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { priceWords } from '@/content/ui/sections'
import { longDate } from '@/lib/dates'
import { VisitName } from '../ui/in-english'

type PriceListProps = { prices: Prices }

/** Prices with what they include and exclude, and their date. */
export function PriceList({ prices }: PriceListProps) {
  return (
    <>
      <ul>
        {prices.items.map(item => (
          <li key={item.key} className={`price ${item.highlight ? 'price-highlight' : ''}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="text-md">
                <VisitName in={item.name} />
                {item.badge ? (
                  <>
                    {' '}
                    <span className="ml-1 align-middle font-text text-sm font-semibold text-ink-2">
                      {item.badge}
                    </span>
                  </>
                ) : null}
              </h3>
              <p className="data font-display text-xl">
                {item.originalPrice ? (
                  <>
                    <span className="mr-1 font-text text-sm font-normal text-ink-2">
                      <span className="sr-only">{priceWords.was}</span> <s>{item.originalPrice}</s>
                      <span className="sr-only">{priceWords.now}</span>
                    </span>{' '}
                  </>
                ) : null}
                {item.price}
              </p>
            </div>
            <div className="mt-3 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
              <PriceLines label={priceWords.includes} lines={item.features} />
              <PriceLines label={priceWords.excludes} lines={item.excludes} />
            </div>
            <ul className="note mt-3">
              {item.terms.map(term => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="note mt-4">
        {priceWords.asOf}
        <time dateTime={prices.asOf}>{longDate(prices.asOf)}</time>
        {`. ${clinic.payment.short}`}
      </p>
    </>
  )
}

type PriceLinesProps = { label: string; lines: readonly string[] }

function PriceLines({ label, lines }: PriceLinesProps) {
  return (
    <div>
      <h4 className="font-text font-semibold">{label}</h4>
      <ul className="mt-1 list-disc pl-4.5 text-ink-2">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
