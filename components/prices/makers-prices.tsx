import type { Makers } from '@/content/facts/medicine-prices'
import { common } from '@/content/ui/common'
import { longDate } from '@/lib/dates'
import type { EndingSentence } from '@/lib/ending'
import { fill } from '@/lib/fill'
import { type Course, courseTotal } from '@/lib/first-months'
import { usd } from '@/lib/money'
import { outbound } from '@/lib/outbound'
import { EndingText, UntilDay } from '../ui/until-day'
import { MarkedLines } from './marked-lines'

export type MakersWords = {
  asked: string
  fills: string
  course: string
  total: string
  today: string
  trademarks: string
}

type MakersPricesProps = Omit<MakersWords, 'total'> & { medicine: Makers; medicare: EndingSentence }

/** '$149 + $199 + 4 × $299' */
const arithmetic = ({ steps }: Course) =>
  steps.map(({ fills, dollars }) => (fills === 1 ? usd(dollars) : `${fills} × ${usd(dollars)}`)).join(' + ')

/** What six fills cost at the makers' own prices, by course; once the prices are out of date, only where today's price is. */
export function MakersPrices({
  asked,
  fills,
  course,
  today,
  trademarks,
  medicine,
  medicare,
}: MakersPricesProps) {
  const { seenOn, validUntil, courses, links } = medicine
  return (
    <div className="mt-3 max-w-measure text-sm">
      <UntilDay as="div" until={validUntil}>
        <p>{fill(asked, { day: longDate(seenOn) })}</p>
        <MarkedLines
          lines={courses.map(one =>
            fill(course, { name: one.name, sum: arithmetic(one), total: usd(courseTotal(one)) }),
          )}
          className="mt-2"
        />
        <p className="mt-2">{fills}</p>
      </UntilDay>
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
      <p className="mt-2">
        <EndingText {...medicare} />
      </p>
      <p className="note mt-2">{trademarks}</p>
    </div>
  )
}
