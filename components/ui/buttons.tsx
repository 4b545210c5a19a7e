import type { ReactNode } from 'react'
import { clinic } from '@/content/facts/clinic'
import { firstVisit } from '@/content/facts/first-visit'
import { common } from '@/content/ui/common'
import { env } from '@/lib/env'
import { fill } from '@/lib/fill'
import { outbound } from '@/lib/outbound'
import { Icon } from './icon'
import { Link } from './link'

type BookingButtonProps = { children?: ReactNode; className?: string }

/** Primary action: opens the booking service in a new tab, without an opener. */
export function BookingButton({ children = clinic.booking.button, className = '' }: BookingButtonProps) {
  return (
    <a className={`cta ${className}`} href={env.bookingUrl} {...outbound.booking} data-booking="">
      <span>
        {children}
        <span className="sr-only">{common.newTab}</span>
      </span>
    </a>
  )
}

/** Booking button with the price and length of the first visit. */
export function FirstVisitButton({ children }: { children?: ReactNode }) {
  return (
    <div className="first-visit">
      <BookingButton>{children}</BookingButton>
      <p>{fill(common.firstVisit, firstVisit)}</p>
    </div>
  )
}

type LinkButtonProps = { href: string; children: ReactNode; className?: string }

/** Secondary button, a link within the site. */
export function PlainButton({ href, children, className = '' }: LinkButtonProps) {
  return (
    <Link className={`plain ${className}`} href={href}>
      {children}
    </Link>
  )
}

/** Link within the site that looks like a primary button, for pages without a booking button. */
export function PrimaryLink({ href, children, className = '' }: LinkButtonProps) {
  return (
    <Link className={`cta ${className}`} href={href}>
      {children}
    </Link>
  )
}

/** Text link with an arrow. */
export function GoLink({ href, children, className = '' }: LinkButtonProps) {
  return (
    <Link className={`go ${className}`} href={href}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </Link>
  )
}

type OutLinkProps = { href: string; kind: keyof typeof outbound; children: ReactNode; className?: string }

/** Link to an outside service, in a new tab. */
export function OutLink({ href, kind, children, className = 'go' }: OutLinkProps) {
  return (
    <a className={className} href={href} {...outbound[kind]}>
      <span>
        {children}
        <span className="sr-only">{common.newTab}</span>
      </span>
      <Icon name="arrow-up-right" />
    </a>
  )
}
