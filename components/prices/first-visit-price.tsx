import type { Prices } from '@/content/facts/amounts'
import { longDate } from '@/lib/dates'
import { fill } from '@/lib/fill'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { BookingButton } from '../ui/buttons'
import { MarkedLines } from './marked-lines'

type FirstVisitPriceProps = { heading: string; text: string; before: string; prices: Prices }

/** Price of the first visit: what it covers, the former price, and the booking button. */
export function FirstVisitPrice({ heading, text, before, prices }: FirstVisitPriceProps) {
  const item = prices.items.find(({ unit }) => unit === 'visit')
  if (!item) return null
  return (
    <section className="wrap">
      <div className="frame price-frame">
        <p className="data price-frame-amount">{item.price}</p>
        <div>
          <h2 className="text-xl">{heading}</h2>
          <p className="mt-2">{text}</p>
          <MarkedLines lines={item.features} className="mt-3 text-sm" />
          {item.originalPrice ? (
            <p className="note mt-3">
              <s>{item.originalPrice}</s>
              {fill(before, { now: item.price })}
              <time dateTime={prices.asOf}>{longDate(prices.asOf)}</time>.
            </p>
          ) : null}
        </div>
        <BookingButton />
        <FirstScreenEnd />
      </div>
    </section>
  )
}
