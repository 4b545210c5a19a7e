import type { ReactNode } from 'react'
import { authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'
import { callAndBook } from '@/content/ui/layout'
import { fill } from '@/lib/fill'
import { outbound } from '@/lib/outbound'
import { outsideService } from '@/lib/outside-links'
import { LinkEnd } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { AppMissing } from '../ui/page-incomplete'

const portal = outsideService('portalUrl')

type AuthScreenProps = { children: ReactNode }

/** A form in a single column, with a link to the patient portal below it. */
export function AuthScreen({ children }: AuthScreenProps) {
  const { heading, text, button } = authTexts.aside
  return (
    <div className="auth">
      <AppMissing />
      <div className="needs-script">{children}</div>
      <div className="no-script-only">
        <p className="font-display text-4xl">{authTexts.modes['sign-in'].submit}</p>
        <p className="mt-4 text-lg">{authTexts.noScript}</p>
        <p className="mt-5">
          <a className="plain" href={clinic.phone.href}>
            <Icon name="phone" /> {fill(callAndBook.call, { phone: clinic.phone.display })}
          </a>
        </p>
      </div>
      <aside className="auth-aside" aria-labelledby="portal-heading">
        <h2 id="portal-heading" className="text-xl">
          {heading}
        </h2>
        <p className="mt-2 text-ink-2">{text}</p>
        <p className="mt-4">
          <a className="plain" {...portal} {...outbound.portal}>
            <span>
              {button}
              <LinkEnd {...portal} />
            </span>
            <Icon name="arrow-up-right" />
          </a>
        </p>
      </aside>
    </div>
  )
}
