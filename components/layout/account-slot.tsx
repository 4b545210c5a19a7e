'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { type AuthConfig, hasAuthParameters, hasSessionCookie } from '@/lib/auth/config'
import { routes } from '@/lib/routes'
import type { UserMenuProps } from '../auth/user-menu'
import { NavLink } from '../ui/nav-link'

type AccountSlotProps = { config: AuthConfig; place: 'header' | 'menu' }

/**
 * Sign In, or who is signed in. The auth code is fetched only when a session cookie is there; links from mails that
 * land anywhere on the site go on to the page that understands them.
 */
export function AccountSlot({ config, place }: AccountSlotProps) {
  const [Menu, setMenu] = useState<ComponentType<UserMenuProps> | null>(null)

  useEffect(() => {
    if (
      !location.pathname.startsWith(routes.auth) &&
      place === 'header' &&
      hasAuthParameters(location.search, location.hash)
    ) {
      location.replace(`${routes.authConfirm}${location.search}${location.hash}`)
      return
    }
    function look() {
      if (!hasSessionCookie(config.url)) return
      document.removeEventListener('visibilitychange', look)
      import('../auth/user-menu')
        .then(module => setMenu(() => module.UserMenu))
        // Sign In stays, and leads to a page that says what is wrong.
        .catch(() => undefined)
    }
    // Whoever signs in elsewhere and comes back to this tab is known here too.
    document.addEventListener('visibilitychange', look)
    look()
    return () => document.removeEventListener('visibilitychange', look)
  }, [config, place])

  return (
    <span className={place === 'header' ? 'account-slot wide' : undefined}>
      {Menu ? (
        <Menu config={config} place={place} />
      ) : (
        <NavLink href={routes.auth} className={place === 'header' ? 'nav-item' : 'menu-row'}>
          Sign In
        </NavLink>
      )}
    </span>
  )
}
