'use client'

import type { User } from '@supabase/auth-js'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { namesSchema } from '@/lib/auth/schemas'
import { TextField } from '../ui/text-field'
import { toast } from '../ui/toast'
import { useAuthForm } from './use-auth-form'

type NamesFormProps = { user: User }
type Names = { firstName: string; lastName: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** First and last name, as given at sign-up. */
export function NamesForm({ user }: NamesFormProps) {
  const { client } = useAuth()
  const { first_name, last_name } = user.user_metadata
  const { submit, field, busy } = useAuthForm<Names>(
    namesSchema,
    { firstName: text(first_name), lastName: text(last_name) },
    ['firstName', 'lastName'],
  )

  async function save({ firstName, lastName }: Names) {
    const { error } = await client.updateUser({ data: { first_name: firstName, last_name: lastName } })
    if (error) throw error
    toast('success', authTexts.messages.saved)
  }

  return (
    <form noValidate method="post" className="mt-5 grid max-w-150 gap-5" onSubmit={submit(save)}>
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
      <div>
        <button type="submit" className="plain" disabled={busy}>
          {busy ? authTexts.busy : 'Save names'}
        </button>
      </div>
    </form>
  )
}
