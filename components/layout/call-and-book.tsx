import { clinic } from '@/content/facts/clinic'
import { firstVisit } from '@/content/facts/first-visit'
import { callAndBook } from '@/content/ui/layout'
import { env } from '@/lib/env'
import { fill } from '@/lib/fill'
import { outbound } from '@/lib/outbound'
import { BookingButton } from '../ui/buttons'
import { Icon } from '../ui/icon'
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

/** After booking: calling and directions instead. */
export function CallAndDirections() {
  return (
    <div className="bar-row">
      <a className="plain grow" href={clinic.phone.href}>
        <Icon name="phone" />
        {clinic.phone.display}
      </a>
      <a
        className="plain w-13.5 px-0"
        href={env.directionsUrl}
        {...outbound.directions}
        aria-label={callAndBook.directions}
      >
        <Icon name="map-pin" size={24} />
      </a>
    </div>
  )
}
