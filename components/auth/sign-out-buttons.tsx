'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { signOutEverywhere } from '@/lib/auth/sign-out'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { FallbackAlert, useToastOrAlert } from '../ui/toast-or-alert'
import { fullMessageFor } from './messages'
import { useFocusBack } from './use-focus-back'

/** Signing out here always succeeds; signing out everywhere needs the back end's confirmation. */
export function SignOutButtons() {
  const { client, signOut } = useAuth()
  const { showToast, fallback } = useToastOrAlert()
  const [busy, setBusy] = useState(false)
  const everywhere = useFocusBack(busy)
  const texts = authTexts.accountPage

  async function leaveHere() {
    await signOut()
    location.assign(localPath(routes.auth))
  }

  async function leaveEverywhere() {
    setBusy(true)
    const error = await signOutEverywhere(client)
    if (!error) return location.assign(localPath(routes.auth))
    setBusy(false)
    showToast('error', fullMessageFor(error))
  }

  return (
    <>
      <div className="flex flex-wrap gap-4">
        <button type="button" className="plain" onClick={leaveHere}>
          {texts.leaveHere}
        </button>
        <button
          ref={everywhere}
          type="button"
          className="plain"
          onClick={leaveEverywhere}
          disabled={busy}
          aria-busy={busy || undefined}
        >
          {busy ? authTexts.busy : texts.leaveEverywhere}
        </button>
      </div>
      <FallbackAlert>{fallback}</FallbackAlert>
    </>
  )
}
