'use client'

import { type ComponentProps, useState } from 'react'
import { authTexts } from '@/content/auth'
import { TextField } from '../ui/text-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inside'> & {
  length?: number | undefined
}

const longEnough = 15

/** A password that can be shown, pasted and filled in. With `length`, a hint that asks for length and never blocks. */
export function PasswordField({ length, hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const show = (
    <button
      type="button"
      className="absolute inset-y-0 right-1 px-3 text-sm font-semibold underline underline-offset-4"
      aria-label={shown ? 'Hide password' : 'Show password'}
      onClick={() => setShown(!shown)}
      disabled={field.disabled}
    >
      {shown ? 'Hide' : 'Show'}
    </button>
  )
  return (
    <div>
      <TextField
        {...field}
        // The message at the field says the same.
        {...(hint && !field.error ? { hint } : {})}
        type={shown ? 'text' : 'password'}
        className="pr-20"
        inside={show}
        spellCheck={false}
        required
      />
      {length === undefined ? null : (
        // It is there from the start, so that its first words are read out too.
        <p className={length > 0 ? 'note mt-1' : undefined} aria-live="polite">
          {length > 0 ? authTexts.strength[length >= longEnough ? 'good' : 'short'] : null}
        </p>
      )}
    </div>
  )
}
