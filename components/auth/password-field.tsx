'use client'

import { type ComponentProps, useState } from 'react'
import { authTexts } from '@/content/auth'
import { TextField } from '../ui/text-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inside'> & {
  length?: number | undefined
}

const words = authTexts.showPassword

/** From this many characters, the hint calls the length good. */
const longEnough = 15

/** Password field with a show/hide button. Pasting and password managers work. With `length`, adds advice on length that never blocks. */
export function PasswordField({ length, hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const show = (
    <button
      type="button"
      className="absolute inset-y-0 right-1 px-3 text-sm font-semibold underline underline-offset-4"
      aria-label={shown ? words.hideLabel : words.showLabel}
      onClick={() => setShown(!shown)}
      disabled={field.disabled}
    >
      {shown ? words.hide : words.show}
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
      {length === undefined ? null : (
        // Screen readers only announce changes in a live region that already exists.
        <p className={length > 0 ? 'note mt-1' : undefined} aria-live="polite">
          {length > 0 ? authTexts.strength[length >= longEnough ? 'good' : 'short'] : null}
        </p>
      )}
    </div>
  )
}
