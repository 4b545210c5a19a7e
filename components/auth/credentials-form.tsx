'use client'

import { useEffect } from 'react'
import { authTexts } from '@/content/auth'
import { routes } from '@/lib/routes'
import { AuthLinks } from './auth-links'
import { CheckInbox } from './check-inbox'
import { AccountFields, Form, Submit } from './fields'
import { useCredentials } from './use-credentials'
import { useWithNext } from './use-with-next'

type CredentialsFormProps = {
  /** True from submitting until the redirect or the second factor. */
  onFinishing: (finishing: boolean) => void
}

export function CredentialsForm({ onFinishing }: CredentialsFormProps) {
  const {
    mode,
    changeMode,
    heading,
    pending,
    expectConfirmation,
    takeAnotherAddress,
    typedPassword,
    ...form
  } = useCredentials(onFinishing)
  const { captcha, field, send, busy, problems } = form
  const forgot = useWithNext(routes.authForgot)
  const signUp = mode === 'sign-up'
  const texts = authTexts.modes[mode]

  useEffect(() => {
    // Keep the clinic's name from the served title: importing every fact of the clinic would add to this page's script.
    document.title = document.title.replace(/^.*? \| /, `${texts.submit} | `)
  }, [texts.submit])

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
        {...problems}
        nextStep={
          problems.failure?.cause === 'credentials' ? (
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
              ? { hint: authTexts.hint, typed: typedPassword() }
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
