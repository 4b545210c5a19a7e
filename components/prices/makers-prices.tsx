import type { Makers } from '@/content/facts/medicine-prices'
import { common } from '@/content/ui/common'
import { fill } from '@/lib/fill'
import { monthsShown } from '@/lib/first-months'
import { usd } from '@/lib/money'
import { outbound } from '@/lib/outbound'
import { MarkedLines } from './marked-lines'

export type MakersWords = {
  asked: string
  product: string
  total: string
  today: string
  trademarks: string
}

type MakersPricesProps = Omit<MakersWords, 'total'> & {
  medicine: Makers
  isCurrent: boolean
}

const inAll = (month: number) => monthsShown * month

/** The makers' own prices of the medicine, by product; once they are out of date, only where today's price is. */
export function MakersPrices(props: MakersPricesProps) {
  const { asked, product, today, trademarks, medicine, isCurrent } = props
  const { month, products, links } = medicine
  return (
    <div className="mt-3 max-w-measure text-sm">
      {isCurrent ? (
        <>
          <p>{fill(asked, { month })}</p>
          <MarkedLines
            lines={products.map(({ name, from, to }) =>
              fill(product, {
                name,
                from: usd(from),
                to: usd(to),
                totalFrom: usd(inAll(from)),
                totalTo: usd(inAll(to)),
              }),
            )}
            className="mt-2"
          />
        </>
      ) : null}
      <p className="mt-2">
        {today}
        {links.map(({ name, url }) => (
          <span key={url}>
            {' '}
            <a className="text-link" href={url} {...outbound.price}>
              {name}
              <span className="sr-only">{common.newTab}</span>
            </a>
          </span>
        ))}
      </p>
      <p className="note mt-2">{trademarks}</p>
    </div>
  )
}
