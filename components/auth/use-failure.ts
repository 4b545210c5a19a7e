import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { useToastOrAlert } from '../ui/toast-or-alert'
import { adviceFor, causeOf, type FailureCause, fieldsOf, messageFor } from './messages'

/** Error of the back end, shown above the fields and as a toast. */
export type FormFailure = {
  cause: FailureCause
  message: string
  advice?: string | undefined
  fields: readonly string[]
}

/** Id of the error box; the fields that the error is about refer to it. */
export const failureId = 'form-failure'

export const failureFrom = (error: unknown): FormFailure => ({
  cause: causeOf(error),
  message: messageFor(error),
  advice: adviceFor(error),
  fields: fieldsOf(error),
})

type FailureParts<Values extends FieldValues> = Pick<
  ReturnType<typeof useToastOrAlert>,
  'showToast' | 'dismiss'
> & {
  order: readonly Path<Values>[]
  focusNext: (name: Path<Values>) => void
}

/** The box above the fields. */
export function useFailure<Values extends FieldValues>({
  order,
  focusNext,
  showToast,
  dismiss,
}: FailureParts<Values>) {
  const [failure, setFailure] = useState<FormFailure | null>(null)

  /** Shows the box. The fields it is about are marked, and the last of them is focused. */
  function showFormError(found: FormFailure) {
    const fields = order.filter(name => found.fields.includes(name))
    const last = fields.at(-1)
    setFailure({ ...found, fields })
    if (last) focusNext(last)
    showToast('error', found.message, { silent: last !== undefined })
  }

  return {
    failure,
    showFormError,
    /** Hides the box, but no toast. */
    hideFormError: () => setFailure(null),
    clearFailure: () => {
      setFailure(null)
      dismiss()
    },
  }
}
