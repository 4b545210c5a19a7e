'use client'

import { useEffect, useRef, useState } from 'react'
import { type AuthMode, authTexts } from '@/content/auth'
import { language } from '@/content/facts/language'
import { needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { setFlashMessage } from '@/lib/auth/flash-message'
import { keepMailLanguage, mailLanguage } from '@/lib/auth/mail-language'
import {
  forgetPending,
  type PendingAddress,
  pendingAddress,
  rememberPending,
} from '@/lib/auth/pending-address'
import { returnPath } from '@/lib/auth/return-path'
import { keepsCookies } from '@/lib/auth/session-cookies'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { type AccountValues, emptyValues, forms, metadataFrom } from './account-fields'
import { AuthLinks } from './auth-links'
import { useCaptcha } from './captcha'
import { CheckInbox, inboxId } from './check-inbox'
import { AccountFields, Form, Submit } from './fields'
import { messageFor } from './messages'
import { useAuthForm } from './use-auth-form'
import { useWithNext } from './use-with-next'

const { messages } = authTexts

/** Redirects to the page that the visitor came for, where the message is shown. */
function redirectWith(message: string) {
  setFlashMessage(message)
  location.assign(localPath(returnPath()))
}

type CredentialsFormProps = {
  /** True from submitting until the redirect or the second factor. */
  onFinishing: (finishing: boolean) => void
}

export function CredentialsForm({ onFinishing }: CredentialsFormProps) {
  const { client } = useAuth()
  const { captcha, takeToken } = useCaptcha()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const [pending, setPending] = useState<PendingAddress | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pendingFocus = useRef<'heading' | 'email' | 'inbox' | null>(null)
  const forgot = useWithNext(routes.authForgot)
  const signUp = mode === 'sign-up'
  const {
    form,
    submit,
    field,
    busy,
    focusNext,
    rejectField,
    showFormError,
    failure,
    showToast,
    dismiss,
    fallback,
  } = useAuthForm<AccountValues>(forms[mode].schema, emptyValues, forms[mode].order)
  const texts = authTexts.modes[mode]

  useEffect(() => {
    // Keep the clinic's name from the served title: importing every fact of the clinic would add to this page's script.
    document.title = document.title.replace(/^.*? \| /, `${texts.submit} | `)
  }, [texts.submit])

  // Stored in this browser, so unknown while the static page is rendered.
  useEffect(() => setPending(pendingAddress()), [])

  // After a change of mode, focus the new heading so that screen readers announce it. After a sign-up the form keeps focus,
  // and browsers keep it in place, so the panel above it may be out of view.
  useEffect(() => {
    if (busy) return
    if (pendingFocus.current === 'inbox')
      document.getElementById(inboxId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (pendingFocus.current === 'heading') heading.current?.focus()
    if (pendingFocus.current === 'email') form.setFocus('email')
    pendingFocus.current = null
  })

  function changeMode(next: AuthMode, focus: 'heading' | 'email') {
    setMode(next)
    form.setValue('password', '')
    form.clearErrors()
    showFormError(null)
    dismiss()
    pendingFocus.current = focus
  }

  function expectConfirmation(email: string, mailedAt: number | null) {
    const next = { email, mailedAt, notedAt: Date.now() }
    rememberPending(next)
    setPending(next)
  }

  function takeAnotherAddress() {
    forgetPending()
    setPending(null)
    form.setValue('email', '')
    changeMode('sign-up', 'email')
  }

  async function createAccount(values: AccountValues) {
    const { email, password } = values
    const { data, error } = await client.signUp({
      email,
      password,
      options: {
        ...(await takeToken()),
        // English is what mails are in without.
        data: { ...metadataFrom(values), ...(language.base === '' ? {} : mailLanguage) },
        emailRedirectTo: location.origin + localPath(routes.home),
      },
    })
    if (error?.code === 'weak_password') {
      onFinishing(false)
      return rejectField('password', messageFor(error))
    }
    if (error) throw error
    if (data.session) return redirectWith(messages.signedUp)
    onFinishing(false)
    showToast('success', messages.signedUp)
    setMode('sign-in')
    form.setValue('password', '')
    expectConfirmation(email, Date.now())
    pendingFocus.current = 'inbox'
  }

  async function signIn({ email, password }: AccountValues) {
    const { data, error } = await client.signInWithPassword({
      email,
      password,
      options: await takeToken(),
    })
    if (error?.code === 'email_not_confirmed' && pending?.email !== email) expectConfirmation(email, null)
    // Clear the password only; the address may be right.
    if (error?.code === 'invalid_credentials') form.setValue('password', '')
    if (error) throw error
    forgetPending(email)
    if (needsSecondStep(data.session)) return onFinishing(false)
    await keepMailLanguage(client, data.user)
    redirectWith(messages.signedIn)
  }

  const send = submit(async values => {
    if (!keepsCookies()) {
      focusNext('password')
      return showFormError({ cause: 'no-cookies', message: messages.noCookies, fields: [] })
    }
    onFinishing(true)
    try {
      await (signUp ? createAccount(values) : signIn(values))
    } catch (error) {
      onFinishing(false)
      throw error
    }
  })

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl max-sm:text-xl">
        {texts.title}
      </h1>
      <p className="mt-3 max-w-115 text-lg max-sm:mt-1 max-sm:text-sm">
        <span>{authTexts.account}</span> {signUp ? <span>{authTexts.accountHolds}</span> : null}
      </p>
      {pending && !signUp ? (
        <CheckInbox
          key={pending.email}
          pending={pending}
          forgot={forgot}
          onSent={() => expectConfirmation(pending.email, Date.now())}
          onAnother={takeAnotherAddress}
        />
      ) : null}
      <p className="mt-6 mb-6 text-ink-2 max-sm:mt-1 max-sm:mb-3 max-sm:text-sm">{texts.subtitle}</p>
      <Form
        onSubmit={send}
        failure={failure}
        fallback={fallback}
        nextStep={
          failure?.cause === 'credentials' ? (
            <a className="text-link" href={forgot}>
              {authTexts.advice.forgotIt}
            </a>
          ) : null
        }
      >
        <AccountFields
          mode={mode}
          field={field}
          password={
            signUp
              ? { hint: authTexts.hint, typed: form.watch('password') }
              : {
                  beside: (
                    <a className="text-link" href={forgot}>
                      {authTexts.forgot}
                    </a>
                  ),
                }
          }
        />
        {captcha}
        <Submit busy={busy}>{texts.submit}</Submit>
      </Form>
      <AuthLinks
        mode={mode}
        busy={busy}
        onToggle={() => changeMode(signUp ? 'sign-in' : 'sign-up', 'heading')}
      />
      {signUp ? null : <p className="note mt-4 max-w-115">{authTexts.accountHolds}</p>}
    </>
  )
}
