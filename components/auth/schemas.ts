import * as z from 'zod/mini'
import { authTexts } from '@/content/auth'
import { fill } from '@/lib/words/fill'

const { invalid } = authTexts
const invalidEmail = invalid.email

/** NFKC turns full-width characters into plain ones; format characters (zero-width, direction marks) cannot be seen. */
const visible = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

/** What address books, mail programs and web pages put around an address. Only a domain's characters can end one. */
const bareAddress = (text: string) =>
  visible(text)
    .replace(/^.*<(.+)>.*$/s, '$1')
    .replace(/^[\s\p{Pi}\p{Ps}"'.,:;]+/u, '')
    .replace(/^mailto:/i, '')
    .replace(/(@[^?]*)\?.*$/s, '$1')
    .replace(/[^\p{L}\p{N}]+$/u, '')

/** An address that browsers and the back end accept, with at least one dot after the @. */
export const email = z
  .string()
  .check(
    z.overwrite(bareAddress),
    z.maxLength(255, invalidEmail),
    z.regex(z.regexes.html5Email, invalidEmail),
    z.regex(/@[^@]+\.[^@]+$/, invalidEmail),
  )

/** Authenticator apps and emails show codes in groups, so pasted codes contain spaces, hyphens and other marks. */
const digitsOnly = z.overwrite<string>(text => visible(text).replaceAll(/\D/g, ''))
const sixDigits = z.string().check(digitsOnly, z.regex(/^\d{6}$/, invalid.sixDigits))

/** Without what nobody sees: zero-width spaces, direction marks and fillers. */
const hasVisibleCharacter = (text: string) => /[\p{L}\p{N}]/u.test(text.replaceAll(/\p{DI}/gu, ''))

export const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.refine(hasVisibleCharacter, fill(invalid.required, { field: label })),
      z.maxLength(100, fill(invalid.tooLong, { field: label, count: 100 })),
    )

/** The back end's hash reads no more. An accented letter has two bytes, an emoji four or more. */
const maxPasswordBytes = 72
export const isPasswordTooLong = (password: string) => new Blob([password]).size > maxPasswordBytes

export const newPassword = z.string().check(
  z.minLength(8, authTexts.hint),
  z.refine(password => !isPasswordTooLong(password), invalid.passwordTooLong),
)
export const requiredPassword = z.string().check(z.minLength(1, invalid.password))

export const emailSchema = z.object({ email })
export const passwordSchemas = {
  alone: z.object({ password: newPassword, nonce: z.string() }),
  /** When the back end requires reauthentication. */
  withCode: z.object({
    password: newPassword,
    nonce: z.string().check(digitsOnly, z.minLength(1, invalid.nonce)),
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
