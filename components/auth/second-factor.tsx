'use client'

import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { CodeField, Form, Submit } from './fields'
import { OtherFactorError } from './messages'
import { codeSchema } from './schemas'
import { useAuthForm } from './use-auth-form'

type SecondFactorProps = { heading: 'h1' | 'h2' }

/** Asks for the authenticator code after the password. Tries every verified app. */
export function SecondFactor({ heading: Heading }: SecondFactorProps) {
  const { client, signOut } = useAuth()
  const { submit, field, busy, form, problems } = useAuthForm(codeSchema, { code: '' }, ['code'])
  const { title, text, label, submit: button, leave } = authTexts.second

  const verify = submit(async ({ code }) => {
    const { data, error } = await client.mfa.listFactors()
    if (error) throw error
    if (data.totp.length === 0) throw new OtherFactorError()
    let refusal: unknown
    for (const { id } of data.totp) {
      const { error: wrong } = await client.mfa.challengeAndVerify({ factorId: id, code })
      if (!wrong) return
      refusal = wrong
    }
    form.setValue('code', '')
    throw refusal
  })

  async function changeAccount() {
    await signOut()
    // Reloading the same URL shows sign-in and keeps its `next` parameter.
    location.reload()
  }

  return (
    <>
      <Heading className="text-4xl">{title}</Heading>
      <p className="mt-3 mb-8 text-lg text-ink-2">{text}</p>
      <Form onSubmit={verify} {...problems}>
        <CodeField label={label} autoFocus {...field('code')} />
        <Submit busy={busy}>{button}</Submit>
      </Form>
      <p className="mt-6">
        <button
          type="button"
          className="text-link min-h-11 font-semibold"
          onClick={changeAccount}
          disabled={busy}
        >
          {leave}
        </button>
      </p>
    </>
  )
}
