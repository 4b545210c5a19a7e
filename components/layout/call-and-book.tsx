import { clinic } from '@/content/clinic'
import { BookingButton } from '../ui/buttons'
import { Icon } from '../ui/icon'

/** The two things a man on a phone comes for: calling and booking. */
export function CallAndBook() {
  return (
    <div className="bar-row">
      <a
        className="plain w-13.5 shrink-0 px-0"
        href={clinic.phone.href}
        aria-label={`Call ${clinic.phone.display}`}
      >
        <Icon name="phone" size={24} />
      </a>
      <BookingButton className="grow" />
    </div>
  )
}
