'use client'

import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { codeSchema } from '@/lib/auth/schemas'
import { CodeField, Form, Submit } from './fields'
import { useAuthForm } from './use-auth-form'

type SecondFactorProps = { heading: 'h1' | 'h2'; onDone?: () => void }

/** Six digits of the authenticator app, after the password. Any of the verified apps will do. */
export function SecondFactor({ heading: Heading, onDone }: SecondFactorProps) {
  const { client } = useAuth()
  const { submit, field, busy, form } = useAuthForm(codeSchema, { code: '' }, ['code'])
  const { title, text, label, submit: button } = authTexts.second

  const verify = submit(async ({ code }) => {
    const { data, error } = await client.mfa.listFactors()
    if (error) throw error
    let refusal: unknown
    for (const { id } of data.totp) {
      const { error: wrong } = await client.mfa.challengeAndVerify({ factorId: id, code })
      if (!wrong) return onDone?.()
      refusal = wrong
    }
    form.setValue('code', '')
    throw refusal
  })

  return (
    <>
      <Heading className="text-4xl">{title}</Heading>
      <p className="mt-3 mb-8 text-lg text-ink-2">{text}</p>
      <Form onSubmit={verify}>
        <CodeField label={label} maxLength={6} autoFocus {...field('code')} />
        <Submit busy={busy}>{button}</Submit>
      </Form>
    </>
  )
}
