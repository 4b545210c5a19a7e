import type { ReactNode } from 'react'
import { authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'
import { common } from '@/content/ui/common'
import { callAndBook } from '@/content/ui/layout'
import { art } from '@/lib/art'
import { env } from '@/lib/env'
import { fill } from '@/lib/fill'
import { outbound } from '@/lib/outbound'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'

type AuthScreenProps = { children: ReactNode }

/** The form, with a panel beside it that leads to the patient portal. */
export function AuthScreen({ children }: AuthScreenProps) {
  const { heading, text, button } = authTexts.aside
  return (
    <div className="auth">
      <div className="auth-main">
        {/* The header depends on `.auth` (auth.css), so nothing is painted before it is there. */}
        <p id="first-screen" role="alert" className="app-missing">
          {authTexts.missing}
        </p>
        <div className="needs-script">{children}</div>
        <div className="no-script-only">
          <p className="font-display text-4xl">{authTexts.modes['sign-in'].submit}</p>
          <p className="mt-4 max-w-[28em] text-lg">{authTexts.noScript}</p>
          <p className="mt-5">
            <a className="plain" href={clinic.phone.href}>
              <Icon name="phone" /> {fill(callAndBook.call, { phone: clinic.phone.display })}
            </a>
          </p>
        </div>
      </div>
      <aside className="auth-aside on-pine" aria-labelledby="portal-heading">
        <div className="auth-art">
          <Picture art={art.auth} alt="" sizes="42vw" />
        </div>
        <div className="relative">
          <h2 id="portal-heading" className="text-side">
            {heading}
          </h2>
          <p className="mt-4 max-w-[24em] text-lg text-on-pine-2">{text}</p>
          <p className="mt-6">
            <a className="plain" href={env.portalUrl} {...outbound.portal}>
              {button} <Icon name="arrow-up-right" />
              <span className="sr-only">{common.newTab}</span>
            </a>
          </p>
        </div>
      </aside>
    </div>
  )
}
