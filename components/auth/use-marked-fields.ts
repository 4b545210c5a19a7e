import { type ChangeEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { type FormFailure, failureId } from './use-failure'

type FieldParts<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  schema: $ZodType<Values, Values>
  failure: FormFailure | null
  clearFailure: () => void
  dismiss: () => void
}

/** Properties of the fields, which are marked until their value is valid. */
export function useMarkedFields<Values extends FieldValues>({
  form,
  schema,
  failure,
  clearFailure,
  dismiss,
}: FieldParts<Values>) {
  const inputs = useRef(new Map<Path<Values>, HTMLInputElement>())

  /** Some password managers set a field's value without an event: what is visible is what is sent. */
  function takeVisible() {
    for (const [name, { value }] of inputs.current)
      if (value !== form.getValues(name))
        form.register(name).onChange({ target: { name, value }, type: 'change' })
  }

  /** After a change: clears the box above the fields, and the mark of a field that is now valid. */
  function clearFixed(name: Path<Values>) {
    if (failure) clearFailure()
    if (!form.getFieldState(name).error) return
    const issues = safeParse(schema, form.getValues()).error?.issues ?? []
    if (issues.some(({ path }) => path[0] === name)) return
    form.clearErrors(name)
    dismiss()
  }

  function field(name: Path<Values>) {
    const message = form.formState.errors[name]?.message
    const { ref, onChange } = form.register(name)
    return {
      ref: (input: HTMLInputElement | null) => {
        ref(input)
        if (input) inputs.current.set(name, input)
        else inputs.current.delete(name)
      },
      onChange: async ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        // The field itself has no name (`Form` in fields.tsx).
        await onChange({ target: { name, value }, type: 'change' })
        clearFixed(name)
      },
      error: typeof message === 'string' ? message : undefined,
      disabled: form.formState.isSubmitting,
      ...(failure?.fields.includes(name) ? { failure: failureId } : {}),
    }
  }

  return { field, takeVisible }
}
