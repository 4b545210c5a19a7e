import type { Makers } from '@/content/facts/medicine-prices'
import { common } from '@/content/ui/common'
import { outbound } from '@/lib/addresses/outbound-attributes'
import { type Course, courseTotal } from '@/lib/clinic/first-months'
import { longDate } from '@/lib/words/dates'
import type { EndingSentence } from '@/lib/words/ending'
import { fill } from '@/lib/words/fill'
import { usd } from '@/lib/words/money'
import { EndingText, UntilDay } from '../ui/until-day'

export type MakersWords = {
  asked: string
  fills: string
  total: string
  today: string
  trademarks: string
}

type MakersPricesProps = Omit<MakersWords, 'total'> & { medicine: Makers; medicare: EndingSentence }

/** '$149 + $199 + 4 × $299' */
const arithmetic = ({ steps }: Course) =>
  steps.map(({ fills, dollars }) => (fills === 1 ? usd(dollars) : `${fills} × ${usd(dollars)}`)).join(' + ')

/** What six fills cost at the makers' own prices, by course; once the prices are out of date, only where today's price is. */
export function MakersPrices({ asked, fills, today, trademarks, medicine, medicare }: MakersPricesProps) {
  const { seenOn, validUntil, courses, links } = medicine
  return (
    <div className="mt-5 max-w-measure">
      <UntilDay as="div" until={validUntil}>
        <table className="makers-prices data">
          <caption>{fill(asked, { day: longDate(seenOn) })}</caption>
          <tbody>
            {courses.map(one => (
              <tr key={one.name}>
                <th scope="row">
                  {one.name} <span className="note block">{arithmetic(one)}</span>
                </th>
                <td>{usd(courseTotal(one))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-sm">{fills}</p>
      </UntilDay>
      <p className="mt-2 text-sm">
        {today}
        {links.map(({ name, url }, index) => (
          <span key={url}>
            {index === 0 ? ' ' : ', '}
            <a className="text-link" href={url} {...outbound.price}>
              {name}
              <span className="sr-only">{common.newTab}</span>
            </a>
          </span>
        ))}
      </p>
      <p className="mt-2 text-sm">
        <EndingText {...medicare} />
      </p>
      <p className="note mt-2">{trademarks}</p>
    </div>
  )
}
