'use client'

import { useEffect, useState } from 'react'
import { type AuthMode, authTexts } from '@/content/auth'
import { clinic } from '@/content/clinic'
import { useAuth } from '@/lib/auth/context'
import { safeRedirect } from '@/lib/auth/safe-redirect'
import { type Credentials, signInSchema, signUpSchema } from '@/lib/auth/schemas'
import { routes } from '@/lib/routes'
import { TextField } from '../ui/text-field'
import { toast } from '../ui/toast'
import { PasswordField } from './password-field'
import { Resend } from './resend'
import { SecondFactor } from './second-factor'
import { useAuthForm } from './use-auth-form'

const empty: Credentials = { firstName: '', lastName: '', email: '', password: '' }
const { messages } = authTexts

function leave() {
  location.assign(safeRedirect(new URLSearchParams(location.search).get('next')))
}

/** Sign in and sign up in one place, as the specification has them. */
export function AuthForm() {
  const { client } = useAuth()
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

  function toggle() {
    setMode(signUp ? 'sign-in' : 'sign-up')
    form.setValue('password', '')
    form.clearErrors()
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
    toast('success', messages.signedUp)
    if (data.session) return leave()
    setMode('sign-in')
    form.setValue('password', '')
    setPendingFor(email)
  }

  async function enter({ email, password }: Credentials) {
    const { error } = await client.signInWithPassword({ email, password })
    if (error) {
      if (error.code === 'email_not_confirmed') setPendingFor(email)
      throw error
    }
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
    if (data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2') return setNeedsCode(true)
    await toast('success', messages.signedIn)
    leave()
  }

  if (needsCode) return <SecondFactor onDone={leave} />

  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-3 text-lg text-ink-2">{texts.subtitle}</p>
      <form
        noValidate
        method="post"
        className="mt-8 grid max-w-115 gap-5"
        onSubmit={submit(signUp ? register : enter)}
      >
        {signUp ? (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              id="first-name"
              label="First Name"
              autoComplete="given-name"
              required
              disabled={busy}
              {...field('firstName')}
            />
            <TextField
              id="last-name"
              label="Last Name"
              autoComplete="family-name"
              required
              disabled={busy}
              {...field('lastName')}
            />
          </div>
        ) : null}
        <TextField
          id="email"
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          disabled={busy}
          {...field('email')}
        />
        <PasswordField
          key={mode}
          id="password"
          label="Password"
          autoComplete={signUp ? 'new-password' : 'current-password'}
          required
          disabled={busy}
          {...(signUp ? { hint: authTexts.hint, length: form.watch('password').length } : {})}
          {...field('password')}
        />
        <div>
          <button type="submit" className="sign" disabled={busy} aria-busy={busy || undefined}>
            {busy ? authTexts.busy : texts.submit}
          </button>
        </div>
      </form>
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
