import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/bcrypt'
import { ApiError, invalid } from './errors'
import type { AuthSettings } from './settings'

let decoy: Promise<string> | undefined

export const hashPassword = (password: string, { bcryptCost }: AuthSettings): Promise<string> =>
  hash(password, { cost: bcryptCost })

const randomPassword = (): string => randomBytes(36).toString('base64url')

/**
 * Compares with the stored hash. An unknown address takes the same time, so that response times do not reveal which
 * addresses have accounts.
 */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
  settings: AuthSettings,
): Promise<boolean> {
  if (stored) return verify(password, stored)
  decoy ??= hashPassword(randomPassword(), settings)
  await verify(password, await decoy)
  return false
}

/** Undefined when the password meets the current rule. The length is in bytes, as for bcrypt. */
export function weakPasswordReason({ passwordMinLength }: AuthSettings, password: string) {
  if (Buffer.byteLength(password) >= passwordMinLength) return undefined
  return {
    message: `Password should be at least ${passwordMinLength} characters.`,
    reasons: ['length'] as const,
  }
}

export function checkPassword(settings: AuthSettings, password: string): void {
  if (Buffer.byteLength(password) > 72) throw invalid('Password cannot be longer than 72 characters')
  const weak = weakPasswordReason(settings, password)
  if (weak !== undefined) throw new ApiError(422, 'weak_password', weak.message, weak.reasons)
}
