import * as z from 'zod/mini'
import { authTexts } from '@/content/auth'

const email = z
  .string()
  .check(z.trim(), z.maxLength(255, 'Invalid email address'), z.email('Invalid email address'))
const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(100, `${label} must be at most 100 characters`),
    )
export const newPassword = z.string().check(z.minLength(8, authTexts.hint))

export const signInSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email,
  password: z.string().check(z.minLength(1, 'Password is required')),
})
export const signUpSchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email,
  password: newPassword,
})
export const namesSchema = z.object({ firstName: name('First name'), lastName: name('Last name') })
export const emailSchema = z.object({ email })
export const passwordSchema = z.object({ password: newPassword, nonce: z.string().check(z.trim()) })
export const enrollSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'A name is required'), z.maxLength(100, 'The name is too long')),
  code: z.string().check(z.trim()),
})
export const codeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits')),
})

export type Credentials = z.infer<typeof signUpSchema>
