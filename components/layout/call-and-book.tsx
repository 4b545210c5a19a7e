import { clinic } from '@/content/facts/clinic'
import { callAndBook } from '@/content/ui/layout'
import { env } from '@/lib/env'
import { fill } from '@/lib/fill'
import { outbound } from '@/lib/outbound'
import { BookingButton } from '../ui/buttons'
import { Icon } from '../ui/icon'

/** The two main actions on a phone: calling and booking. */
export function CallAndBook() {
  return (
    <div className="bar-row">
      <a
        className="plain w-13.5 shrink-0 px-0"
        href={clinic.phone.href}
        aria-label={fill(callAndBook.call, { phone: clinic.phone.display })}
      >
        <Icon name="phone" size={24} />
      </a>
      <BookingButton className="grow" />
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
