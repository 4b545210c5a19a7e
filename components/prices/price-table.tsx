import type { ReactNode } from 'react'
import type { Prices } from '@/content/facts/amounts'
import type { ServiceCard } from '@/lib/site/services'
import { fill } from '@/lib/words/fill'
import { usd } from '@/lib/words/money'
import { Link } from '../ui/link'
import { MarkedLines } from './marked-lines'
import { PricesAsOf } from './prices-as-of'

type PriceTableProps = {
  heading: string
  text: string
  columns: { service: string; price: string; covers: string; extra: string }
  extraOrDrivers: string
  dependsOn: string
  month: string
  from: string
  monthly: readonly { service: ServiceCard['key']; monthly: Prices['items'][number]['key'] }[]
  quoted: readonly { service: ServiceCard['key']; covers: string; dependsOn: string }[]
  /** Shown once for all services without a monthly price. */
  quote: string
  prices: Prices
  cards: readonly ServiceCard[]
  note: string
}

/** All services: those with a monthly price, then the others, which share one cell that says how they are quoted. */
export function PriceTable(props: PriceTableProps) {
  const {
    heading,
    text,
    columns,
    extraOrDrivers,
    dependsOn,
    month,
    from,
    monthly,
    quoted,
    quote,
    prices,
    cards,
    note,
  } = props
  const nameOf = (key: ServiceCard['key']) => cards.find(card => card.key === key)?.name ?? ''
  return (
    <>
      <h2 className="text-side">{heading}</h2>
      <p className="mt-2.5 mb-6">{text}</p>
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">{columns.service}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.covers}</th>
            <th scope="col">{extraOrDrivers}</th>
          </tr>
        </thead>
        <tbody>
          {monthly.map(({ service, monthly: key }) => {
            const item = prices.items.find(price => price.key === key)
            return item ? (
              <tr key={service}>
                <ServiceCell card={cards.find(card => card.key === service)} badge={item.badge} />
                <td>
                  <b className="data price-amount">{fill(from, { amount: usd(item.dollars) })}</b> {month}
                </td>
                <CoversCell
                  name={nameOf(service)}
                  labels={[columns.covers, columns.extra]}
                  covers={<MarkedLines lines={item.features} />}
                  extra={<MarkedLines lines={item.excludes} />}
                />
              </tr>
            ) : null
          })}
        </tbody>
        <tbody>
          <tr className="price-quote">
            <td colSpan={4}>{quote}</td>
          </tr>
          {quoted.map((row, index) => (
            <tr key={row.service}>
              <ServiceCell card={cards.find(card => card.key === row.service)} />
              {index === 0 ? (
                <td rowSpan={quoted.length} className="price-bracket">
                  {quote}
                </td>
              ) : null}
              <CoversCell
                name={nameOf(row.service)}
                labels={[columns.covers, dependsOn]}
                covers={row.covers}
                extra={row.dependsOn}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-4">{note}</p>
      <PricesAsOf date={prices.asOf} />
    </>
  )
}

type ServiceCellProps = { card: ServiceCard | undefined; badge?: string | undefined }

function ServiceCell({ card, badge }: ServiceCellProps) {
  if (!card) return null
  return (
    <th scope="row">
      <Link className="price-service" href={card.link}>
        {card.name}
      </Link>
      {badge ? <span className="note block font-text">{badge}</span> : null}
    </th>
  )
}

type CoversCellProps = {
  name: string
  labels: readonly [string, string]
  covers: ReactNode
  extra: ReactNode
}

/** The last two columns: side by side on a wide screen, else folded under the row, so that a phone shows names and prices. */
function CoversCell({ name, labels, covers, extra }: CoversCellProps) {
  return (
    <td colSpan={2}>
      <details className="price-fold">
        <summary>
          <span className="sr-only">{`${name}: ${labels[0]}`}</span>
        </summary>
        <dl>
          {[covers, extra].map((content, index) => (
            <div key={labels[index]}>
              <dt>{labels[index]}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      </details>
    </td>
  )
}
