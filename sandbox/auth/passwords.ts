import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/bcrypt'

let decoy: Promise<string> | undefined

export const hashPassword = (password: string, cost: number): Promise<string> => hash(password, { cost })

export const randomPassword = (): string => randomBytes(36).toString('base64url')

/**
 * Compares with the stored hash. An account without one costs the same time, so that the answer's
 * delay does not tell which addresses are known.
 */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
  cost: number,
): Promise<boolean> {
  if (stored !== null && stored !== undefined && stored !== '') return verify(password, stored)
  decoy ??= hashPassword(randomPassword(), cost)
  await verify(password, await decoy)
  return false
}
