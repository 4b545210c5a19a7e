import type { ComponentProps } from 'react'
import { common } from '@/content/ui/common'
import { guideFields } from '@/content/ui/guide'
import { bind } from '../bind'
import { ErrorIcon } from '../ui/text-field'

type GuideFieldProps = ComponentProps<'input'> & { id: string; label: string }

function GuideField({ id, label, ...input }: GuideFieldProps) {
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} className="field-input" required {...input} />
      <p className="field-error" id={`${id}-error`} hidden>
        <ErrorIcon /> <span />
      </p>
    </div>
  )
}

type GuideFormProps = {
  previewUrl: string
  button: string
  /** Link for visitors whose browser blocked the new tab. */
  again: string
  /** Error when the validation code could not be loaded. */
  missing: string
}

/**
 * Opens the guide's preview in a new tab. By decision 17 nothing typed here leaves the browser: the fields have no `name`, so even a
 * submit without JavaScript sends no value. Until its module validates, the browser does.
 */
export function GuideForm({ previewUrl, button, again, missing }: GuideFormProps) {
  return (
    <form
      action={previewUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-7"
      data-busy={guideFields.busy}
      {...bind('guide-form')}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <GuideField
          id="guide-first-name"
          label={guideFields.firstName}
          type="text"
          autoComplete="given-name"
          enterKeyHint="next"
        />
        <GuideField
          id="guide-email"
          label={guideFields.email}
          type="email"
          autoComplete="email"
          enterKeyHint="go"
        />
      </div>
      <button type="submit" className="cta mt-6">
        <span>{button}</span>
        <span className="sr-only">{common.newTab}</span>
      </button>
      <p role="status" className="note">
        <a
          className="text-link mt-4 inline-block py-1"
          href={previewUrl}
          target="_blank"
          rel="noopener noreferrer"
          hidden
        >
          {again}
          <span className="sr-only">{common.newTab}</span>
        </a>
      </p>
      <p role="alert" className="mt-4 font-semibold text-error" hidden>
        {missing}
      </p>
    </form>
  )
}
