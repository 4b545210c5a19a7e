'use client'

import type { User } from '@supabase/auth-js'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { Form, NameFields, Submit } from './fields'
import { namesSchema } from './schemas'
import { useAuthForm } from './use-auth-form'

type NamesFormProps = { user: User }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** First and last name, as given at sign-up. */
export function NamesForm({ user }: NamesFormProps) {
  const { client } = useAuth()
  const { first_name, last_name } = user.user_metadata
  const { submit, field, busy, say, fallback, failure } = useAuthForm(
    namesSchema,
    { firstName: text(first_name), lastName: text(last_name) },
    ['firstName', 'lastName'],
  )

  const save = submit(async ({ firstName, lastName }) => {
    const { error } = await client.updateUser({ data: { first_name: firstName, last_name: lastName } })
    if (error) throw error
    say('success', authTexts.messages.saved)
  })

  return (
    <Form onSubmit={save} fallback={fallback} failure={failure}>
      <NameFields field={field} />
      <Submit busy={busy} look="plain">
        Save names
      </Submit>
    </Form>
  )
}
