'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { authTexts } from '@/content/auth'
import { type AuthConfig, hasSessionCookie } from '@/lib/auth/config'
import { withNext } from '@/lib/auth/return-path'
import { routes } from '@/lib/routes'
import { BootMissing } from '../ui/page-incomplete'

type AccountGateProps = { config: AuthConfig }

/**
 * Redirects visitors without a session to sign-in, and loads the account's code, which is large, only for the others. On
 * a sealed page the boot script has already redirected.
 */
export function AccountGate({ config }: AccountGateProps) {
  const [Island, setIsland] = useState<ComponentType<AccountGateProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const texts = authTexts.accountPage

  const load = useCallback(async () => {
    setFailed(false)
    try {
      const { AccountIsland } = await import('./account-panel')
      setIsland(() => AccountIsland)
    } catch {
      setFailed(true)
      setHasFailed(true)
    }
  }, [])

  useEffect(() => {
    if (hasSessionCookie(config.url)) load()
    else location.replace(withNext(routes.auth, routes.account))
  }, [config, load])

  if (Island) return <Island config={config} />
  return (
    <>
      <p role="status" data-needs-boot="">
        {failed ? texts.notLoaded : authTexts.busy}
      </p>
      <BootMissing />
      {hasFailed ? (
        // Stays during the retry, because it has focus.
        <button type="button" className="plain mt-5" onClick={load}>
          {texts.retry}
        </button>
      ) : null}
    </>
  )
}
