'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { signIn } from '@/content/ui/layout'
import { type AuthConfig, hasAuthParameters, hasSessionCookie } from '@/lib/auth/config'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import type { UserMenuProps } from '../auth/user-menu'
import { NavLink } from '../ui/nav-link'

type AccountSlotProps = {
  config: AuthConfig
  place: 'header' | 'menu'
  /** Link to the patient portal, for the menu of the signed-in visitor. On phones it is a row of the menu itself. */
  portal?: ReactNode
}

/**
 * The sign-in link, or the menu of the signed-in visitor. The auth code is loaded only when a session cookie is present.
 * A mailed link that opens any other page is redirected to /auth/confirm.
 */
export function AccountSlot({ config, place, portal }: AccountSlotProps) {
  const [Menu, setMenu] = useState<ComponentType<UserMenuProps> | null>(null)

  useEffect(() => {
    if (
      !location.pathname.startsWith(localPath(routes.auth)) &&
      place === 'header' &&
      hasAuthParameters(location.search, location.hash, location.pathname === localPath(routes.home))
    ) {
      location.replace(localPath(routes.authConfirm) + location.search + location.hash)
      return
    }
    function loadMenu() {
      if (!hasSessionCookie(config.url)) return
      document.removeEventListener('visibilitychange', loadMenu)
      import('../auth/user-menu')
        .then(module => setMenu(() => module.UserMenu))
        // The sign-in link stays; /auth shows the error.
        .catch(() => undefined)
    }
    // The visitor may have signed in from another tab.
    document.addEventListener('visibilitychange', loadMenu)
    loadMenu()
    return () => document.removeEventListener('visibilitychange', loadMenu)
  }, [config, place])

  return (
    <span className={place === 'header' ? 'account-slot wide' : undefined}>
      {Menu ? (
        <Menu config={config} place={place} portal={portal} />
      ) : (
        <NavLink href={routes.auth} className={place === 'header' ? 'nav-item' : 'menu-row'}>
          {signIn}
        </NavLink>
      )}
    </span>
  )
}
