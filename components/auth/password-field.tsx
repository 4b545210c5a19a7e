'use client'

import { type ComponentProps, useState } from 'react'
import { authTexts } from '@/content/auth'
import { TextField } from '../ui/text-field'
import { isPasswordTooLong } from './schemas'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inside'> & {
  /** The new password as typed so far. */
  typed?: string | undefined
}

const texts = authTexts.showPassword

/** From this many characters, the hint calls the length good. */
const longEnough = 15

function adviceOn(typed: string): string {
  if (isPasswordTooLong(typed)) return authTexts.invalid.passwordTooLong
  return authTexts.strength[typed.length >= longEnough ? 'good' : 'short']
}

/** Password field with a show/hide button. Pasting and password managers work. With `typed`, adds advice on length that never blocks. */
export function PasswordField({ typed, hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const advice = typed ? adviceOn(typed) : ''
  const show = (
    <button
      type="button"
      className="absolute inset-y-0 right-1 px-3 text-sm font-semibold underline underline-offset-4"
      aria-label={shown ? texts.hideLabel : texts.showLabel}
      onClick={() => setShown(!shown)}
      disabled={field.disabled}
    >
      {shown ? texts.hide : texts.show}
    </button>
  )
  return (
    <div>
      <TextField
        {...field}
        // The error message repeats the hint.
        {...(hint && !field.error ? { hint } : {})}
        type={shown ? 'text' : 'password'}
        className="pr-20"
        inside={show}
        spellCheck={false}
        required
      />
      {typed === undefined ? null : (
        // Screen readers only announce changes in a live region that already exists.
        <p className={advice ? 'note mt-1' : undefined} aria-live="polite">
          {advice === field.error ? null : advice}
        </p>
      )}
    </div>
  )
}
