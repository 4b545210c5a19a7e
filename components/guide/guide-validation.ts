import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import * as z from 'zod/mini'
import { guideErrors } from '@/content/ui/guide'

const guideSchema = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, guideErrors.firstName)),
  email: z.string().check(z.trim(), z.minLength(1, guideErrors.email), z.email(guideErrors.malformedEmail)),
})

export type GuideValues = z.infer<typeof guideSchema>
export type GuideErrors = Partial<Record<keyof GuideValues, string>>

/** Error messages by field; an empty object when the values are valid. Loaded when the form is first focused. */
export async function checkGuide(values: GuideValues): Promise<GuideErrors> {
  const { formControl } = createFormControl({ resolver: zodResolver(guideSchema), defaultValues: values })
  let errors: GuideErrors = {}
  await formControl.handleSubmit(
    () => undefined,
    found => {
      errors = {
        ...(found.firstName?.message ? { firstName: found.firstName.message } : {}),
        ...(found.email?.message ? { email: found.email.message } : {}),
      }
    },
  )()
  return errors
}
