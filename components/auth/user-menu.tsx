'use client'

import { type ReactNode, useEffect } from 'react'
import { signIn, userMenu } from '@/content/ui/layout'
import { needsSecondStep } from '@/lib/auth/assurance'
import type { AuthConfig } from '@/lib/auth/config'
import { AuthProvider, useAuth } from '@/lib/auth/context'
import { setFlashMessage, takeFlashMessage } from '@/lib/auth/flash-message'
import { withNext } from '@/lib/auth/return-path'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { Address } from '../ui/address'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { toast } from '../ui/toast'
import { useIdleSignOut } from './use-idle-sign-out'

export type UserMenuProps = { config: AuthConfig; place: 'header' | 'menu'; portal?: ReactNode }

/** Email address of the signed-in visitor, link to the account, and sign-out. */
function Menu({ place, portal }: Omit<UserMenuProps, 'config'>) {
  const { session, ready, signOut } = useAuth()

  useEffect(() => {
    const message = place === 'header' ? takeFlashMessage() : null
    if (message) toast('success', message)
  }, [place])

  useIdleSignOut(place === 'header' ? tellWhy : null)

  function tellWhy() {
    if (location.pathname !== localPath(routes.account)) return void toast('error', userMenu.idle)
    setFlashMessage(userMenu.idle)
    location.replace(withNext(routes.auth, routes.account))
  }

  async function leave() {
    await signOut()
    location.assign(localPath(routes.auth))
  }

  // A session without its second factor is not signed in: /auth asks for the code.
  if (!session || needsSecondStep(session)) {
    return (
      <Link href={routes.auth} className={place === 'header' ? 'nav-item' : 'menu-row'}>
        {ready ? signIn : <span className="sr-only">{signIn}</span>}
      </Link>
    )
  }
  const items = (
    <>
      <Link href={routes.account} className={place === 'menu' ? 'menu-row' : ''}>
        {userMenu.account}
      </Link>
      <button type="button" className={place === 'menu' ? 'menu-row w-full' : ''} onClick={leave}>
        {userMenu.signOut}
      </button>
    </>
  )
  if (place === 'menu') {
    return (
      <>
        <p className="py-3">
          <Address>{session.user.email}</Address>
        </p>
        {items}
      </>
    )
  }
  return (
    <>
      <button type="button" className="nav-item account-button" popoverTarget="account-menu">
        <span>{session.user.email}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id="account-menu" popover="auto" className="account-menu">
        <p className="note">
          <Address>{session.user.email}</Address>
        </p>
        {portal}
        {items}
      </div>
    </>
  )
}

export function UserMenu({ config, place, portal }: UserMenuProps) {
  return (
    <AuthProvider config={config}>
      <Menu place={place} portal={portal} />
    </AuthProvider>
  )
}
