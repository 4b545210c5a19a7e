import * as z from 'zod/mini'
import { guideErrors } from '@/content/ui/guide'

const guideSchema = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, guideErrors.firstName)),
  email: z.string().check(z.trim(), z.minLength(1, guideErrors.email), z.email(guideErrors.malformedEmail)),
})

type GuideErrors = Partial<Record<keyof z.infer<typeof guideSchema>, string>>

/** Error messages by field; an empty object when the values are valid. Loaded when the form is first focused. */
export function checkGuide(values: z.infer<typeof guideSchema>): GuideErrors {
  const { error } = z.safeParse(guideSchema, values)
  const [firstName, email] = (['firstName', 'email'] as const).map(
    field => error?.issues.find(({ path }) => path[0] === field)?.message,
  )
  return { ...(firstName ? { firstName } : {}), ...(email ? { email } : {}) }
}
