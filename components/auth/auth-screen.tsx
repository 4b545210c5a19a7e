import type { ReactNode } from 'react'
import { authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'
import { callAndBook, portal } from '@/content/ui/layout'
import { outsideService } from '@/lib/addresses/link-language'
import { outbound } from '@/lib/addresses/outbound-attributes'
import { fill } from '@/lib/words/fill'
import { LinkEnd } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { AppMissing } from '../ui/page-incomplete'
import { WithPortal } from '../ui/portal-link'

const link = outsideService('portalUrl')

type AuthScreenProps = {
  children: ReactNode
  /**
   * `first` on the page that patients of the clinic open by mistake: the portal stands before the form, in smaller letters. The
   * form has the page's only button in copper.
   */
  portalPlace?: 'first' | 'last'
}

/** A form in a single column, and the patient portal, which has a sign-in of its own. */
export function AuthScreen({ children, portalPlace = 'last' }: AuthScreenProps) {
  const { heading, text, button } = authTexts.aside
  const isFirst = portalPlace === 'first'
  const aside = (
    <aside id="portal" className="auth-aside" aria-labelledby="portal-heading">
      {/* No heading: the page's first is that of the form. */}
      <p
        id="portal-heading"
        className={isFirst ? 'font-display text-xl font-display-strong' : 'text-xl font-semibold'}
      >
        {isFirst ? portal.label : heading}
      </p>
      <p className={isFirst ? 'mt-1 max-sm:text-sm' : 'mt-2 text-ink-2'}>{isFirst ? portal.text : text}</p>
      <p className={isFirst ? 'mt-4 max-sm:mt-2' : 'mt-4'}>
        <a className={isFirst ? 'plain w-full' : 'plain'} {...link} {...outbound.portal}>
          <span>
            {button}
            <LinkEnd {...link} />
          </span>
          <Icon name="arrow-up-right" />
        </a>
      </p>
    </aside>
  )
  return (
    <div className={isFirst ? 'auth auth-pair' : 'auth'}>
      {isFirst ? aside : null}
      <div>
        <AppMissing />
        <div className="needs-script">{children}</div>
        <div className="no-script-only">
          <p className="font-display text-4xl">{authTexts.modes['sign-in'].submit}</p>
          <p className="mt-4 text-lg">
            <WithPortal in={authTexts.noScript} />
          </p>
          <p className="mt-5">
            <a className="plain" href={clinic.phone.href}>
              <Icon name="phone" /> {fill(callAndBook.call, { phone: clinic.phone.display })}
            </a>
          </p>
        </div>
      </div>
      {isFirst ? null : aside}
    </div>
  )
}
