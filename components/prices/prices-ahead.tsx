import type { PriceEntry } from '@/lib/clinic/former-price'
import { isAhead } from '@/lib/site/ahead'
import { usd } from '@/lib/words/money'
import { Ahead } from '../ui/ahead'

/** For the owner: amounts whose day lies ahead, under the names of content/facts/price-record.ts. */
export function PricesAhead({ record }: { record: readonly PriceEntry<string>[] }) {
  return record
    .filter(({ asOf }) => isAhead(asOf))
    .map(({ asOf, amounts }) => (
      <Ahead key={asOf} from={asOf}>
        {`: ${Object.entries(amounts)
          .map(([name, dollars]) => `${name} ${usd(dollars)}`)
          .join(', ')}`}
      </Ahead>
    ))
}
