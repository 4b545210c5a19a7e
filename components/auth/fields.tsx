'use client'

import type { ComponentProps, FormEventHandler, ReactNode } from 'react'
import { authTexts } from '@/content/auth'
import { BootMissing } from '../ui/page-incomplete'
import { ErrorIcon, TextField } from '../ui/text-field'
import { prepareToasts } from '../ui/toast'
import { FallbackAlert } from '../ui/toast-or-alert'
import { type FieldName, type FieldsMode, forms } from './account-fields'
import { PasswordField } from './password-field'
import { type FormFailure, failureId } from './use-failure'

/** Building blocks of the account forms. */

type FailureBoxProps = { failure: FormFailure; children?: ReactNode }

/** The back end's message and what to do about it, above the fields. The toast announces it. */
function FailureBox({ failure: { message, advice }, children }: FailureBoxProps) {
  return (
    <div className="form-failure" id={failureId}>
      <ErrorIcon />
      <div>
        <p className="font-semibold text-error">{message}</p>
        {advice || children ? (
          <p className="mt-1">
            {advice ? <span>{advice}</span> : null} {children}
          </p>
        ) : null}
      </div>
    </div>
  )
}

type FormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>
  failure: FormFailure | null
  /** Link after the advice. */
  nextStep?: ReactNode
  /** Message that could not be shown as a toast. */
  fallback: string
  children: ReactNode
}

/**
 * Only scripts send this form. Submitted by the browser, without or before hydration, `method="dialog"` does nothing
 * outside a dialog: the page stays with what was typed. The fields have no `name`, so that even a browser that does not
 * know the method sends no value.
 */
export function Form({ onSubmit, failure, nextStep, fallback, children }: FormProps) {
  return (
    <>
      <form
        noValidate
        method="dialog"
        className="grid w-full max-w-115 grid-cols-1 gap-5 max-sm:gap-3"
        onSubmit={onSubmit}
        onFocus={prepareToasts}
      >
        {failure ? <FailureBox failure={failure}>{nextStep}</FailureBox> : null}
        {children}
      </form>
      <BootMissing />
      <FallbackAlert>{fallback}</FallbackAlert>
    </>
  )
}

type SubmitProps = { busy: boolean; look?: 'cta' | 'plain'; children: ReactNode }

export function Submit({ busy, look = 'cta', children }: SubmitProps) {
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
  /** Extras of the password field: a link, a hint. */
  password?: Pick<ComponentProps<typeof PasswordField>, 'beside' | 'hint' | 'typed'>
}

/** The fields of a mode, from account-fields.ts. */
export function AccountFields({ mode, field, password }: AccountFieldsProps) {
  return (
    <div className="grid gap-5 max-sm:gap-3 sm:grid-cols-2">
      {forms[mode].fields.map(({ name, control, half, ...given }, index, fields) => {
        const enterKeyHint: 'next' | 'go' = index < fields.length - 1 ? 'next' : 'go'
        const inputProps = { ...given, enterKeyHint, ...field(name) }
        return (
          // Keyed by mode, so that a password shown in one mode is hidden again in the other.
          <div
            key={control === 'password' ? `${mode} ${name}` : name}
            className={half ? undefined : 'sm:col-span-2'}
          >
            {control === 'text' ? <TextField {...inputProps} /> : null}
            {control === 'email' ? <EmailField {...inputProps} /> : null}
            {control === 'password' ? <PasswordField {...inputProps} {...password} /> : null}
          </div>
        )
      })}
    </div>
  )
}
