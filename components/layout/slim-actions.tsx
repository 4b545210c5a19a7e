import { clinic } from '@/content/facts/clinic'
import { firstVisit } from '@/content/facts/first-visit'
import { callAndBook } from '@/content/ui/layout'
import { fill } from '@/lib/fill'
import { BookingButton } from '../ui/buttons'
import { Icon } from '../ui/icon'

/** Phone number and booking button of the slim header, with the price of a first visit. */
export function SlimActions() {
  return (
    <>
      <a className="slim-header-phone" href={clinic.phone.href}>
        <Icon name="phone" />
        {clinic.phone.display}
      </a>
      <BookingButton>{fill(callAndBook.book, firstVisit)}</BookingButton>
    </>
  )
}
