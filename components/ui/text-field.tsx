import type { ComponentProps } from 'react'
import { Icon } from './icon'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string
  label: string
  hint?: string
  error?: string | undefined
}

/** Label above, field, hint, and the message that belongs to it. */
export function TextField({
  id,
  label,
  hint,
  error,
  className = '',
  type = 'text',
  ...input
}: TextFieldProps) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        className={`field-input ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
      {hint ? (
        <p className="note mt-1.5" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="circle-alert" /> {error}
        </p>
      ) : null}
    </div>
  )
}
