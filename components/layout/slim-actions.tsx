import { clinic } from '@/content/facts/clinic'
import { slimHeader } from '@/content/ui/layout'
import { fill } from '@/lib/fill'
import { BookingButton } from '../ui/buttons'
import { Icon } from '../ui/icon'

type SlimActionsProps = { firstVisit: string }

/** Phone number and booking button of the slim header, with the price of a first visit. */
export function SlimActions({ firstVisit }: SlimActionsProps) {
  return (
    <>
      <a className="slim-header-phone" href={clinic.phone.href}>
        <Icon name="phone" />
        {clinic.phone.display}
      </a>
      <BookingButton>{fill(slimHeader.book, { price: firstVisit })}</BookingButton>
    </>
  )
}
