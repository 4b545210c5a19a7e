'use client'

import { useEffect, useRef, useState } from 'react'
import { authTexts } from '@/content/auth'
import { isLive, needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { setFlashMessage, takeFlashMessage } from '@/lib/auth/flash-message'
import { returnPath } from '@/lib/auth/return-path'
import { isSigningOut } from '@/lib/auth/sign-out'
import { localPath } from '@/lib/site/local-path'
import { CredentialsForm } from './credentials-form'
import { SecondFactor } from './second-factor'

/**
 * Sign in and sign up on one page, then the second factor when one is due. A visitor who is already signed in (a page
 * from the back-forward cache, or another tab) is redirected.
 */
export function AuthForm() {
  const { session, ready } = useAuth()
  const [notice, setNotice] = useState('')
  // The form that is signing in does its own redirect and must stay mounted until then.
  const [finishing, setFinishing] = useState(false)
  const askedForCode = useRef(false)
  const due = session !== null && needsSecondStep(session)
  const signedIn = ready && session !== null && isLive(session) && !due && !finishing

  useEffect(() => {
    setNotice(takeFlashMessage() ?? '')
  }, [])

  useEffect(() => {
    if (due) askedForCode.current = true
    if (!signedIn) return
    if (askedForCode.current) setFlashMessage(authTexts.messages.signedIn)
    location.replace(localPath(returnPath()))
  }, [due, signedIn])

  // The session ended while the second factor was due. Stay silent when the visitor asked to sign out.
  useEffect(() => {
    if (session || !askedForCode.current) return
    askedForCode.current = false
    if (!isSigningOut()) setNotice(authTexts.messages.ended)
  }, [session])

  // Restored from the back-forward cache: redirect a visitor who has signed in since.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && session) location.reload()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [session])

  if (due) return <SecondFactor heading="h1" />
  // Signing out reloads or leaves this page, so show no form: whatever is typed into it would be lost.
  const leaving = session === null && isSigningOut()
  if (signedIn || leaving) return <p role="status">{authTexts.busy}</p>
  return (
    <>
      <p role="status" className={notice ? 'mb-6 max-w-115 font-semibold' : undefined}>
        {notice}
      </p>
      <CredentialsForm onFinishing={setFinishing} />
    </>
  )
}
