'use client'

import type { ComponentProps, FormEventHandler, ReactNode } from 'react'
import { authTexts } from '@/content/auth'
import { ErrorIcon, TextField } from '../ui/text-field'
import { prepareToasts } from '../ui/toast'
import { FallbackAlert } from '../ui/toast-or-alert'
import { type FieldName, type FieldsMode, forms } from './account-fields'
import { PasswordField } from './password-field'
import { type FormFailure, failureId } from './use-auth-form'

/** What every form of the account is made of. */

type FailureBoxProps = { failure: FormFailure; children?: ReactNode }

/** The message of the back end and what to do about it, above the fields. The toast reads it out. */
function FailureBox({ failure: { message, advice }, children }: FailureBoxProps) {
  return (
    <div className="form-failure" id={failureId}>
      <ErrorIcon />
      <div>
        <p className="font-semibold text-error">{message}</p>
        {advice || children ? (
          <p className="mt-1">
            {advice} {children}
          </p>
        ) : null}
      </div>
    </div>
  )
}

type FormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>
  failure: FormFailure | null
  /** A way on, behind the advice. */
  wayOn?: ReactNode
  /** A message that could not be shown as a toast. */
  fallback: string
  children: ReactNode
}

/** `method="post"`: what is sent before the app has come never lands in the address. */
export function Form({ onSubmit, failure, wayOn, fallback, children }: FormProps) {
  return (
    <>
      <form
        noValidate
        method="post"
        className="grid w-full max-w-115 gap-5"
        onSubmit={onSubmit}
        onFocus={prepareToasts}
      >
        {failure ? <FailureBox failure={failure}>{wayOn}</FailureBox> : null}
        {children}
      </form>
      <FallbackAlert>{fallback}</FallbackAlert>
    </>
  )
}

type SubmitProps = { busy: boolean; look?: 'sign' | 'plain'; children: ReactNode }

export function Submit({ busy, look = 'sign', children }: SubmitProps) {
  return (
    <div>
      <button type="submit" className={look} disabled={busy} aria-busy={busy || undefined}>
        {busy ? authTexts.busy : children}
      </button>
    </div>
  )
}

type FieldProps = Omit<ComponentProps<typeof TextField>, 'id' | 'label'>

export function EmailField({
  id = 'email',
  label = authTexts.fields.email.label,
  ...field
}: FieldProps & { id?: string; label?: string }) {
  return (
    <TextField
      id={id}
      label={label}
      type="email"
      autoComplete="username"
      inputMode="email"
      spellCheck={false}
      required
      {...field}
    />
  )
}

export function CodeField({ id = 'code', label, ...field }: FieldProps & { id?: string; label: string }) {
  return (
    <TextField
      id={id}
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      {...field}
    />
  )
}

type AccountFieldsProps = {
  mode: FieldsMode
  field: (name: FieldName) => FieldProps
  /** What the password has besides: a link, a hint. */
  password?: Pick<ComponentProps<typeof PasswordField>, 'beside' | 'hint' | 'length'>
}

/** The fields of a mode, as account-fields.ts lists them. */
export function AccountFields({ mode, field, password }: AccountFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {forms[mode].fields.map(({ name, control, half, ...given }) => {
        const all = { ...given, ...field(name) }
        return (
          // A password that was shown in one mode is hidden in the other.
          <div
            key={control === 'password' ? `${mode} ${name}` : name}
            className={half ? undefined : 'sm:col-span-2'}
          >
            {control === 'text' ? <TextField {...all} /> : null}
            {control === 'email' ? <EmailField {...all} /> : null}
            {control === 'password' ? <PasswordField {...all} {...password} /> : null}
          </div>
        )
      })}
    </div>
  )
}
