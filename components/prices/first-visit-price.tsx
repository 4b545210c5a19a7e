import type { Prices } from '@/content/facts/amounts'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'
import { usd } from '@/lib/words/money'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { BookingButton } from '../ui/buttons'
import { MarkedLines } from './marked-lines'

type FirstVisitPriceProps = {
  heading: string
  text: string
  former: string
  listed: string
  prices: Prices
}

/** Price of the first visit: what it covers, the former or the listed price, and the booking button. */
export function FirstVisitPrice({ heading, text, former, listed, prices }: FirstVisitPriceProps) {
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
          {item.former ? (
            <p className="note mt-3">
              {fill(former, {
                before: usd(item.former.dollars),
                from: longDate(item.former.from),
                to: longDate(item.former.to),
              })}
            </p>
          ) : null}
          {item.listedPrice ? (
            <p className="note mt-3">{fill(listed, { price: item.listedPrice, now: item.price })}</p>
          ) : null}
        </div>
        <BookingButton />
        <FirstScreenEnd />
      </div>
    </section>
  )
}
