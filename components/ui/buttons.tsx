import type { ReactNode } from 'react'
import { clinic } from '@/content/facts/clinic'
import { firstVisit } from '@/content/facts/first-visit'
import { language } from '@/content/facts/language'
import { common } from '@/content/ui/common'
import { englishPage, type OutsideLink, outsideService } from '@/lib/addresses/link-language'
import { outbound } from '@/lib/addresses/outbound-attributes'
import { fill } from '@/lib/words/fill'
import { Icon } from './icon'
import { Link } from './link'

/** After the text of a link to another site, for the eye where the page there is in English, and for screen readers. */
export function LinkEnd({ hrefLang }: Pick<OutsideLink, 'hrefLang'>) {
  return (
    <>
      {hrefLang ? <span className="in-english">{language.inEnglish}</span> : null}
      <span className="sr-only">{common.newTab}</span>
    </>
  )
}

const booking = outsideService('bookingUrl')

type BookingButtonProps = { children?: ReactNode; small?: string; className?: string }

/** Primary action: opens the booking service in a new tab, without an opener. */
export function BookingButton({
  children = clinic.booking.button,
  small,
  className = '',
}: BookingButtonProps) {
  const end = <LinkEnd {...booking} />
  return (
    <a className={className ? `cta ${className}` : 'cta'} {...booking} {...outbound.booking} data-booking="">
      <span>
        {children}
        {small || booking.hrefLang ? (
          <small>
            {small}
            {end}
          </small>
        ) : (
          end
        )}
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
    <Link className={className ? `go ${className}` : 'go'} href={href}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </Link>
  )
}

type OutLinkProps = OutsideLink & {
  kind: keyof typeof outbound
  children: ReactNode
  className?: string
  /** The text of the link says in which languages the page there is. */
  saysLanguage?: boolean
}

/** Link to another site, in a new tab. Authorities write in English. */
export function OutLink({ kind, children, className = 'go', saysLanguage = false, ...given }: OutLinkProps) {
  const link = kind === 'authority' && !saysLanguage ? englishPage(given.href) : given
  return (
    <a className={className} {...link} {...outbound[kind]}>
      <span>
        {children}
        <LinkEnd {...link} />
      </span>
      <Icon name="arrow-up-right" />
    </a>
  )
}
