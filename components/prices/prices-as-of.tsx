import { clinic } from '@/content/facts/clinic'
import { priceWords } from '@/content/ui/sections'
import { longDate } from '@/lib/words/dates'

/** Below prices: of what day they are, and how they are paid. @param date as YYYY-MM-DD. */
export function PricesAsOf({ date }: { date: string }) {
  return (
    <p className="note mt-2">
      {priceWords.asOf}
      <time dateTime={date}>{longDate(date)}</time>
      {`. ${clinic.payment.short}`}
    </p>
  )
}
