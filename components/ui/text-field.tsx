import type { ComponentProps, ReactNode } from 'react'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  /** Id of a text elsewhere in the form that says what to do here. */
  note?: string
  /** Id of a message elsewhere in the form that also describes this field. */
  failure?: string | undefined
  /** Shown at the end of the label's row. */
  beside?: ReactNode
  /** Overlaid on the end of the input. */
  inside?: ReactNode
}

/** Label, field, hint and error message. */
export function TextField({
  id,
  label,
  hint,
  error,
  note,
  failure,
  beside,
  inside,
  className = '',
  type = 'text',
  // The key of a phone's keyboard: most forms here have one field.
  enterKeyHint = 'go',
  ...input
}: TextFieldProps) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', failure ?? '', note ?? '']
    .filter(Boolean)
    .join(' ')
  const control = (
    <input
      id={id}
      type={type}
      enterKeyHint={enterKeyHint}
      className={`field-input ${className}`}
      aria-invalid={error || failure ? true : undefined}
      aria-describedby={describedBy || undefined}
      {...input}
    />
  )
  return (
    <div className={beside ? 'field-row' : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {inside ? (
        <div className="relative">
          {control}
          {inside}
        </div>
      ) : (
        control
      )}
      {hint ? (
        <p className="note mt-1.5" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <ErrorIcon /> <span>{error}</span>
        </p>
      ) : null}
      {beside ? <div className="field-beside">{beside}</div> : null}
    </div>
  )
}

/** Inlined, so that a form does not load the whole icon set. */
export function ErrorIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4M12 16h.01" />
    </svg>
  )
}
