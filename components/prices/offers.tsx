import type { Offer } from '@/content/facts/offers'
import { UntilDay } from '../ui/until-day'

/** Each from its first to its last day. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  return offers.map(({ text, from, validUntil }) => (
    <UntilDay key={text} as="div" from={from} until={validUntil}>
      <p className="wrap mt-6 text-lg font-semibold">{text}</p>
    </UntilDay>
  ))
}
