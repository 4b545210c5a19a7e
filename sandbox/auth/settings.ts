import { z } from 'zod'

const flag = (fallback: boolean) => z.stringbool().default(fallback)

const whole = (fallback: number, minimum = 0, maximum = 1_000_000_000) =>
  z.coerce.number().int().min(minimum).max(maximum).default(fallback)

const httpUrl = z.url({ protocol: /^https?$/ }).transform(value => value.replace(/\/+$/, ''))

/** Each is an environment variable: `siteUrl` is SANDBOX_AUTH_SITE_URL. The README explains them. */
const fields = {
  port: whole(4020, 0, 65_535),
  dataDir: z.string().default('.sandbox/auth'),
  databaseImage: z.string().optional(),
  externalUrl: httpUrl.optional(),
  siteUrl: httpUrl.default('http://localhost:3000'),
  mailLinks: z.enum(['verify', 'token_hash']).default('verify'),
  /** Folder with the service's mail templates; without one, mails have the words of its default templates. */
  mailTemplates: z.string().default(''),
  emailConfirm: flag(true),
  captcha: flag(false),
  passwordMinLength: whole(6, 0, 72).transform(length => Math.max(6, length)),
  passwordReauthentication: flag(false),
  reauthenticationAge: whole(86_400),
  tokenLifetime: whole(3600, 1),
  mailFrequency: whole(60),
  // Lower than on a public server: a burst of sign-ins here must finish soon.
  bcryptCost: whole(6, 4, 31),
}

const variableOf = (field: string): string =>
  `SANDBOX_AUTH_${field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`

export const settingVariables: readonly string[] = Object.keys(fields).map(variableOf)

export type AuthSettings = ReturnType<typeof authSettingsFromEnv>

/** Reads the settings; a malformed value throws an error that names its variable. Empty means absent. */
export function authSettingsFromEnv(env: Readonly<Record<string, string | undefined>>) {
  const rawValues = Object.keys(fields).map(field => [field, env[variableOf(field)] || undefined])
  const parsed = z.object(fields).safeParse(Object.fromEntries(rawValues))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      issue => `${variableOf(String(issue.path[0]))}: ${issue.message}`,
    )
    throw new Error(`The auth sandbox cannot start:\n${problems.join('\n')}`)
  }
  const { externalUrl = `http://localhost:${parsed.data.port}/auth/v1`, ...settings } = parsed.data
  return { ...settings, externalUrl }
}
