import type { Offer } from '@/content/facts/offers'
import { env } from '@/lib/env'
import { isAhead } from '@/lib/site/ahead'
import { Ahead } from '../ui/ahead'
import { UntilDay } from '../ui/until-day'

/** Each from its first to its last day. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  return offers.map(({ text, from, validUntil }) => {
    const line = <p className="wrap mt-6 text-lg font-semibold">{text}</p>
    if (env.showsAhead && isAhead(from))
      return (
        <div key={text} className="wrap" data-ahead="">
          <Ahead from={from} />
          {line}
        </div>
      )
    return (
      <UntilDay key={text} as="div" from={from} until={validUntil}>
        {line}
      </UntilDay>
    )
  })
}
