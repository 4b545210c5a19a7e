import * as z from 'zod/mini'
import { authTexts } from '@/content/auth'

const invalidEmail = 'Invalid email address'

/** What browsers and the back end take for an address, with at least one dot behind the sign. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(255, invalidEmail),
    z.regex(z.regexes.html5Email, invalidEmail),
    z.regex(/@[^@]+\.[^@]+$/, invalidEmail),
  )

/** Authenticator apps and mails show a code in groups, and so it is pasted. */
const withoutBlanks = z.overwrite<string>(text => text.replaceAll(/\s/g, ''))
const sixDigits = z.string().check(withoutBlanks, z.regex(/^\d{6}$/, 'Enter the six digits'))
export const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(100, `${label} must be at most 100 characters`),
    )
export const newPassword = z.string().check(z.minLength(8, authTexts.hint))
export const givenPassword = z.string().check(z.minLength(1, 'Password is required'))

export const emailSchema = z.object({ email })
export const passwordSchemas = {
  alone: z.object({ password: newPassword, nonce: z.string() }),
  /** When the back end wants to know that it is still the same person. */
  withCode: z.object({
    password: newPassword,
    nonce: z.string().check(withoutBlanks, z.minLength(1, 'Enter the code from the email')),
  }),
}
const factorName = z
  .string()
  .check(z.trim(), z.minLength(1, 'A name is required'), z.maxLength(100, 'The name is too long'))
export const enrollSchemas = {
  name: z.object({ name: factorName, code: z.string() }),
  code: z.object({ name: factorName, code: sixDigits }),
}
export const codeSchema = z.object({ code: sixDigits })
