'use client'

import { useEffect, useState } from 'react'
import { type AuthMode, authTexts } from '@/content/auth'
import { clinic } from '@/content/clinic'
import { needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { sayOnLanding } from '@/lib/auth/landing'
import { safeRedirect } from '@/lib/auth/safe-redirect'
import { type Credentials, signInSchema, signUpSchema } from '@/lib/auth/schemas'
import { routes } from '@/lib/routes'
import { closeToast, toast } from '../ui/toast'
import { EmailField, Form, NameFields, Submit } from './fields'
import { PasswordField } from './password-field'
import { Resend } from './resend'
import { SecondFactor } from './second-factor'
import { useAuthForm } from './use-auth-form'

const empty: Credentials = { firstName: '', lastName: '', email: '', password: '' }
const { messages } = authTexts

/** Says what was done on the page that comes next. */
function leave(message: string) {
  sayOnLanding(message)
  location.assign(safeRedirect(new URLSearchParams(location.search).get('next')))
}

/** Sign in and sign up in one place, as the specification has them. */
export function AuthForm() {
  const { client, session } = useAuth()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const [pendingFor, setPendingFor] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const signUp = mode === 'sign-up'
  const { form, submit, field, busy } = useAuthForm<Credentials>(
    signUp ? signUpSchema : signInSchema,
    empty,
    ['firstName', 'lastName', 'email', 'password'],
  )
  const texts = authTexts.modes[mode]

  useEffect(() => {
    document.title = `${texts.submit} | ${clinic.name}`
  }, [texts.submit])

  // Back to a page that the browser had kept: who has signed in meanwhile is sent on, as at any other visit.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && session) location.reload()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [session])

  function toggle() {
    setMode(signUp ? 'sign-in' : 'sign-up')
    form.setValue('password', '')
    form.clearErrors()
    closeToast()
    setPendingFor('')
  }

  async function register({ firstName, lastName, email, password }: Credentials) {
    const { data, error } = await client.signUp({
      email,
      password,
      options: {
        data: { first_name: firstName, last_name: lastName },
        emailRedirectTo: `${location.origin}/`,
      },
    })
    if (error) throw error
    if (data.session) return leave(messages.signedUp)
    toast('success', messages.signedUp)
    setMode('sign-in')
    form.setValue('password', '')
    setPendingFor(email)
  }

  async function enter({ email, password }: Credentials) {
    const { data, error } = await client.signInWithPassword({ email, password })
    if (error) {
      if (error.code === 'email_not_confirmed') setPendingFor(email)
      throw error
    }
    if (needsSecondStep(data.session)) return setNeedsCode(true)
    leave(messages.signedIn)
  }

  if (needsCode) return <SecondFactor heading="h1" onDone={() => leave(messages.signedIn)} />

  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-2">{texts.subtitle}</p>
      <Form onSubmit={submit(signUp ? register : enter)}>
        {signUp ? <NameFields field={field} /> : null}
        <EmailField {...field('email')} />
        <PasswordField
          key={mode}
          id="password"
          label="Password"
          autoComplete={signUp ? 'new-password' : 'current-password'}
          {...(signUp ? { hint: authTexts.hint, length: form.watch('password').length } : {})}
          {...field('password')}
        />
        <Submit busy={busy}>{texts.submit}</Submit>
      </Form>
      {pendingFor ? <Resend email={pendingFor} /> : null}
      <p className="mt-6">
        <button type="button" className="text-link min-h-11 font-semibold" onClick={toggle} disabled={busy}>
          {texts.toggle}
        </button>
      </p>
      {signUp ? (
        <p className="note mt-2 max-w-115">{authTexts.account}</p>
      ) : (
        <p>
          <a className="text-link inline-flex min-h-11 items-center" href={`${routes.auth}/forgot`}>
            {authTexts.forgot}
          </a>
        </p>
      )}
    </>
  )
}
