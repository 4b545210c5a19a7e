'use client'

import type { User } from '@supabase/auth-js'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { forms, metadataFrom, valuesFrom } from './account-fields'
import { AccountFields, Form, Submit } from './fields'
import { useAuthForm } from './use-auth-form'

type NamesFormProps = { user: User }

/** First and last name, as given at sign-up. */
export function NamesForm({ user }: NamesFormProps) {
  const { client } = useAuth()
  const { submit, field, busy, showToast, problems } = useAuthForm(
    forms.account.schema,
    valuesFrom(user.user_metadata),
    forms.account.order,
  )

  const save = submit(async values => {
    const { error } = await client.updateUser({ data: metadataFrom(values) })
    if (error) throw error
    showToast('success', authTexts.messages.saved)
  })

  return (
    <Form onSubmit={save} {...problems}>
      <AccountFields mode="account" field={field} />
      <Submit busy={busy} look="plain">
        {authTexts.accountPage.saveNames}
      </Submit>
    </Form>
  )
}
