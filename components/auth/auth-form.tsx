'use client'

import { useEffect, useRef, useState } from 'react'
import { authTexts } from '@/content/auth'
import { isLive, needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { setFlashMessage, takeFlashMessage } from '@/lib/auth/flash-message'
import { returnPath } from '@/lib/auth/return-path'
import { isSigningOut } from '@/lib/auth/sign-out'
import { CredentialsForm } from './credentials-form'
import { SecondFactor } from './second-factor'

/**
 * Sign in and sign up in one place, as the specification has them, then the second step where one is due. Whoever is
 * signed in already is sent on: he came back to a kept copy of the page, or signed in in another tab.
 */
export function AuthForm() {
  const { session, ready } = useAuth()
  const [notice, setNotice] = useState('')
  // The form that signs in goes on by itself, and stays as it is until then.
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
    location.replace(returnPath())
  }, [due, signedIn])

  // The step that was asked for is gone with its session; who asked to be signed out knows why.
  useEffect(() => {
    if (session || !askedForCode.current) return
    askedForCode.current = false
    if (!isSigningOut()) setNotice(authTexts.messages.ended)
  }, [session])

  // Back to a page that the browser had kept: who has signed in meanwhile is sent on, as at any other visit.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && session) location.reload()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [session])

  if (due) return <SecondFactor heading="h1" />
  // Whoever signs out leaves this page or loads it anew: what he typed into a form here meanwhile would be lost.
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
