'use client'

import { useEffect, useState } from 'react'
import { type AuthMode, authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'
import { needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { sayOnLanding } from '@/lib/auth/landing'
import { returnPath } from '@/lib/auth/return-path'
import { closeToast } from '../ui/toast'
import { EmailField, Form, NameFields, Submit } from './fields'
import { OtherWays } from './other-ways'
import { PasswordField } from './password-field'
import { Resend } from './resend'
import { type Credentials, signInSchema, signUpSchema } from './schemas'
import { useAuthForm } from './use-auth-form'

const empty: Credentials = { firstName: '', lastName: '', email: '', password: '' }
const { messages } = authTexts

/** Says what was done on the page that comes next. */
function leave(message: string) {
  sayOnLanding(message)
  location.assign(returnPath())
}

type CredentialsFormProps = {
  /** True from the moment the visitor is being signed in until he leaves, or the second step takes over. */
  onFinishing: (finishing: boolean) => void
}

export function CredentialsForm({ onFinishing }: CredentialsFormProps) {
  const { client } = useAuth()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const [pending, setPending] = useState<{ email: string; mailed: boolean } | null>(null)
  const signUp = mode === 'sign-up'
  const { form, submit, field, busy, say, unsaid } = useAuthForm<Credentials>(
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
    closeToast()
    setPending(null)
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
    onFinishing(false)
    say('success', messages.signedUp)
    setMode('sign-in')
    form.setValue('password', '')
    setPending({ email, mailed: true })
  }

  async function enter({ email, password }: Credentials) {
    const { data, error } = await client.signInWithPassword({ email, password })
    if (error?.code === 'email_not_confirmed')
      setPending(known => (known?.email === email ? known : { email, mailed: false }))
    if (error) throw error
    if (needsSecondStep(data.session)) return onFinishing(false)
    leave(messages.signedIn)
  }

  const send = submit(async values => {
    if (!navigator.cookieEnabled) return say('error', messages.noCookies)
    onFinishing(true)
    try {
      await (signUp ? register(values) : enter(values))
    } catch (error) {
      onFinishing(false)
      throw error
    }
  })

  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-2">{texts.subtitle}</p>
      <Form onSubmit={send} unsaid={unsaid}>
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
      {pending ? <Resend key={pending.email} {...pending} /> : null}
      <OtherWays mode={mode} busy={busy} onToggle={toggle} />
    </>
  )
}
