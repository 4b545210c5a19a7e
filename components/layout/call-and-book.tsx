import { firstVisit } from '@/content/facts/first-visit'
import { callAndBook } from '@/content/ui/layout'
import { fill } from '@/lib/words/fill'
import { BookingButton } from '../ui/buttons'
import { CallOrWrite } from './call-or-write'

/** The two main actions on a phone: calling and booking. */
export function CallAndBook() {
  return (
    <div className="bar-row">
      <CallOrWrite />
      <BookingButton className="grow" small={firstVisit.length}>
        {fill(callAndBook.book, firstVisit)}
      </BookingButton>
    </div>
  )
}
