'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { signOutEverywhere, signOutOthers } from '@/lib/auth/sign-out'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { FallbackAlert, useToastOrAlert } from '../ui/toast-or-alert'
import { fullMessageFor } from './messages'
import { useFocusBack } from './use-focus-back'

/** Signing out here always succeeds; ending other sessions needs the back end's confirmation. */
export function SignOutButtons() {
  const { client, signOut } = useAuth()
  const { showToast, fallback } = useToastOrAlert()
  const [busy, setBusy] = useState<'others' | 'everywhere' | null>(null)
  const others = useFocusBack(busy === 'others')
  const everywhere = useFocusBack(busy === 'everywhere')
  const texts = authTexts.accountPage

  async function leaveHere() {
    await signOut()
    location.assign(localPath(routes.auth))
  }

  async function leaveOthers() {
    setBusy('others')
    const error = await signOutOthers(client)
    setBusy(null)
    if (error) showToast('error', fullMessageFor(error))
    else showToast('success', texts.othersLeft)
  }

  async function leaveEverywhere() {
    setBusy('everywhere')
    const error = await signOutEverywhere(client)
    if (!error) return location.assign(localPath(routes.auth))
    setBusy(null)
    showToast('error', fullMessageFor(error))
  }

  return (
    <>
      <div className="flex flex-wrap gap-4">
        <button type="button" className="plain" onClick={leaveHere}>
          {texts.leaveHere}
        </button>
        <button
          ref={others}
          type="button"
          className="plain"
          onClick={leaveOthers}
          disabled={busy !== null}
          aria-busy={busy === 'others' || undefined}
        >
          {busy === 'others' ? authTexts.busy : texts.leaveOthers}
        </button>
        <button
          ref={everywhere}
          type="button"
          className="plain"
          onClick={leaveEverywhere}
          disabled={busy !== null}
          aria-busy={busy === 'everywhere' || undefined}
        >
          {busy === 'everywhere' ? authTexts.busy : texts.leaveEverywhere}
        </button>
      </div>
      <FallbackAlert>{fallback}</FallbackAlert>
    </>
  )
}
