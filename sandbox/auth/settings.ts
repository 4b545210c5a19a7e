import { z } from 'zod'
import { globPattern } from './glob'

const flag = (fallback: boolean) => z.stringbool().default(fallback)

const whole = (fallback: number, minimum = 0, maximum = 1_000_000_000) =>
  z.coerce.number().int().min(minimum).max(maximum).default(fallback)

const list = (separator: string | RegExp) =>
  z
    .string()
    .default('')
    .transform(value => value.split(separator).filter(entry => entry.trim() !== ''))

const globs = list(',').transform((texts, context) => {
  try {
    return texts.map(text => globPattern(text.trim()))
  } catch (error) {
    context.addIssue(String(error))
    return z.NEVER
  }
})

const httpUrl = z.url({ protocol: /^https?$/ }).transform(value => value.replace(/\/+$/, ''))

/** Each is an environment variable: `siteUrl` is SANDBOX_AUTH_SITE_URL. The README explains them. */
const fields = {
  port: whole(4020, 0, 65_535),
  host: z.enum(['localhost', '127.0.0.1', '::1']).default('localhost'),
  dataDir: z.string().default('.sandbox/auth'),
  databaseImage: z.string().optional(),
  requestTimeout: whole(10, 1, 86_400),
  externalUrl: httpUrl.optional(),
  siteUrl: httpUrl.default('http://localhost:3000'),
  redirects: globs,
  mailLinks: z.enum(['verify', 'token_hash']).default('verify'),
  /** Folder with the service's mail templates; without one, mails have the words of its default templates. */
  mailTemplates: z.string().default(''),
  email: flag(true),
  emailConfirm: flag(true),
  phone: flag(false),
  phoneConfirm: flag(true),
  signups: flag(true),
  anonymous: flag(false),
  manualLinking: flag(false),
  passwordMinLength: whole(6, 0, 72).transform(length => Math.max(6, length)),
  // A set may contain a colon, escaped as `\:`.
  passwordRequired: list(/(?<!\\):/).transform(sets => sets.map(set => set.replaceAll('\\:', ':'))),
  passwordReauthentication: flag(false),
  reauthenticationAge: whole(86_400),
  passwordCurrent: flag(false),
  secureEmailChange: flag(true),
  tokenLifetime: whole(3600, 1),
  reuseInterval: whole(10),
  sessionTimebox: whole(0),
  sessionInactivity: whole(0),
  otpLifetime: whole(86_400, 1),
  mailFrequency: whole(60),
  // The hosted default is 30; a test suite creates more accounts than that.
  rateLimitMails: whole(1000),
  rateLimitHeader: z.string().default(''),
  rateLimitBurst: whole(30, 1),
  rateLimitOtp: whole(30),
  rateLimitToken: whole(150),
  rateLimitVerify: whole(30),
  rateLimitSso: whole(30),
  rateLimitMfa: whole(15),
  rateLimitAnonymous: whole(30),
  jwtKeys: z.string().optional(),
  jwtSecret: z.string().optional(),
  // Lower than on a public server: a burst of sign-ins here must finish within the request timeout.
  bcryptCost: whole(6, 4, 31),
}

const variableOf = (field: string): string =>
  `SANDBOX_AUTH_${field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`

export const settingVariables: readonly string[] = Object.keys(fields).map(variableOf)

export type AuthSettings = ReturnType<typeof authSettingsFromEnv>

/** Reads the settings; a malformed value throws an error that names its variable. Empty means absent. */
export function authSettingsFromEnv(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.keys(fields).map(field => [field, env[variableOf(field)] || undefined])
  const parsed = z.object(fields).safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      issue => `${variableOf(String(issue.path[0]))}: ${issue.message}`,
    )
    throw new Error(`The auth sandbox cannot start:\n${problems.join('\n')}`)
  }
  const { externalUrl = `http://localhost:${parsed.data.port}/auth/v1`, ...settings } = parsed.data
  return { ...settings, externalUrl }
}
