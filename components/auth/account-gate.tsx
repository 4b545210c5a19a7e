'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { authTexts } from '@/content/auth'
import { type AuthConfig, hasSessionCookie } from '@/lib/auth/config'
import { routes } from '@/lib/routes'

type AccountGateProps = { config: AuthConfig }

/** Sends whoever is not signed in to sign in, and fetches the account, which is heavy, only for the others. */
export function AccountGate({ config }: AccountGateProps) {
  const [Island, setIsland] = useState<ComponentType<AccountGateProps> | null>(null)

  useEffect(() => {
    if (hasSessionCookie(config.url))
      import('./account-panel').then(module => setIsland(() => module.AccountIsland))
    else location.replace(`${routes.auth}?next=${encodeURIComponent(routes.account)}`)
  }, [config])

  return Island ? <Island config={config} /> : <p role="status">{authTexts.busy}</p>
}
