import * as z from 'zod/mini'
import { authTexts } from '@/content/auth'
import { fill } from '@/lib/fill'

const { invalid } = authTexts
const invalidEmail = invalid.email

/** An address that browsers and the back end accept, with at least one dot after the @. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(255, invalidEmail),
    z.regex(z.regexes.html5Email, invalidEmail),
    z.regex(/@[^@]+\.[^@]+$/, invalidEmail),
  )

/** Authenticator apps and emails show codes in groups, so pasted codes contain spaces. */
const withoutBlanks = z.overwrite<string>(text => text.replaceAll(/\s/g, ''))
const sixDigits = z.string().check(withoutBlanks, z.regex(/^\d{6}$/, invalid.sixDigits))
export const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fill(invalid.required, { field: label })),
      z.maxLength(100, fill(invalid.tooLong, { field: label, count: 100 })),
    )
export const newPassword = z.string().check(z.minLength(8, authTexts.hint))
export const givenPassword = z.string().check(z.minLength(1, invalid.password))

export const emailSchema = z.object({ email })
export const passwordSchemas = {
  alone: z.object({ password: newPassword, nonce: z.string() }),
  /** When the back end requires reauthentication. */
  withCode: z.object({
    password: newPassword,
    nonce: z.string().check(withoutBlanks, z.minLength(1, invalid.nonce)),
  }),
}
const factorName = z
  .string()
  .check(z.trim(), z.minLength(1, invalid.factorName), z.maxLength(100, invalid.factorNameTooLong))
export const enrollSchemas = {
  name: z.object({ name: factorName, code: z.string() }),
  code: z.object({ name: factorName, code: sixDigits }),
}
export const codeSchema = z.object({ code: sixDigits })
