import { z } from 'zod'

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', 'on', 'off', '1', '0'])
    .default(fallback ? 'true' : 'false')
    .transform(value => value === 'true' || value === 'on' || value === '1')

const whole = (fallback: number, minimum = 0, maximum = 1_000_000_000) =>
  z.coerce.number().int().min(minimum).max(maximum).default(fallback)

const list = z
  .string()
  .default('')
  .transform(value =>
    value
      .split(',')
      .map(entry => entry.trim())
      .filter(entry => entry !== ''),
  )

const httpUrl = z.url({ protocol: /^https?$/ }).transform(value => value.replace(/\/+$/, ''))

/** Every setting is one environment variable; docs/sandbox-auth.md explains each. */
const environmentSchema = z.object({
  SANDBOX_AUTH_PORT: whole(4020, 0, 65_535),
  SANDBOX_AUTH_HOST: z.string().default('localhost'),
  SANDBOX_AUTH_DATA_DIR: z.string().default('.sandbox/auth'),
  SANDBOX_AUTH_EXTERNAL_URL: httpUrl.optional(),
  SANDBOX_AUTH_SITE_URL: httpUrl.default('http://localhost:3000'),
  SANDBOX_AUTH_REDIRECTS: list,
  SANDBOX_AUTH_MAIL_LINKS: z.enum(['verify', 'token_hash']).default('verify'),
  SANDBOX_AUTH_EMAIL: flag(true),
  SANDBOX_AUTH_EMAIL_CONFIRM: flag(true),
  SANDBOX_AUTH_PHONE: flag(false),
  SANDBOX_AUTH_PHONE_CONFIRM: flag(true),
  SANDBOX_AUTH_SIGNUPS: flag(true),
  SANDBOX_AUTH_ANONYMOUS: flag(false),
  SANDBOX_AUTH_MANUAL_LINKING: flag(false),
  SANDBOX_AUTH_PASSWORD_MIN_LENGTH: whole(6, 0, 72).transform(length => Math.max(6, length)),
  SANDBOX_AUTH_PASSWORD_REQUIRED: z
    .string()
    .default('')
    .transform(sets => sets.split(':').filter(set => set !== '')),
  SANDBOX_AUTH_PASSWORD_REAUTHENTICATION: flag(false),
  SANDBOX_AUTH_REAUTHENTICATION_AGE: whole(86_400),
  SANDBOX_AUTH_PASSWORD_CURRENT: flag(false),
  SANDBOX_AUTH_SECURE_EMAIL_CHANGE: flag(true),
  SANDBOX_AUTH_TOKEN_LIFETIME: whole(3600, 1),
  SANDBOX_AUTH_REUSE_INTERVAL: whole(10),
  SANDBOX_AUTH_SESSION_TIMEBOX: whole(0),
  SANDBOX_AUTH_SESSION_INACTIVITY: whole(0),
  SANDBOX_AUTH_OTP_LIFETIME: whole(86_400, 1),
  SANDBOX_AUTH_MAIL_FREQUENCY: whole(60),
  // The hosted service allows 30; a test suite signs more people up than that.
  SANDBOX_AUTH_RATE_LIMIT_MAILS: whole(1000),
  SANDBOX_AUTH_RATE_LIMIT_HEADER: z.string().default(''),
  SANDBOX_AUTH_RATE_LIMIT_BURST: whole(30, 1),
  SANDBOX_AUTH_RATE_LIMIT_OTP: whole(30),
  SANDBOX_AUTH_RATE_LIMIT_TOKEN: whole(150),
  SANDBOX_AUTH_RATE_LIMIT_VERIFY: whole(30),
  SANDBOX_AUTH_RATE_LIMIT_SSO: whole(30),
  SANDBOX_AUTH_RATE_LIMIT_MFA: whole(15),
  SANDBOX_AUTH_RATE_LIMIT_ANONYMOUS: whole(30),
  SANDBOX_AUTH_JWT_KEYS: z.string().optional(),
  SANDBOX_AUTH_JWT_SECRET: z.string().optional(),
  // Cheaper than on a public server: here a burst of sign-ins has to fit into the request limit.
  SANDBOX_AUTH_BCRYPT_COST: whole(8, 4, 31),
})

export type AuthSettings = ReturnType<typeof authSettingsFromEnv>

/** Reads the settings; a malformed value throws an error that names its variable. Empty means absent. */
export function authSettingsFromEnv(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The auth sandbox cannot start:\n${problems.join('\n')}`)
  }
  const value = parsed.data
  return {
    port: value.SANDBOX_AUTH_PORT,
    host: value.SANDBOX_AUTH_HOST,
    dataDir: value.SANDBOX_AUTH_DATA_DIR,
    externalUrl: value.SANDBOX_AUTH_EXTERNAL_URL ?? `http://localhost:${value.SANDBOX_AUTH_PORT}/auth/v1`,
    siteUrl: value.SANDBOX_AUTH_SITE_URL,
    redirects: value.SANDBOX_AUTH_REDIRECTS,
    mailLinks: value.SANDBOX_AUTH_MAIL_LINKS,
    emailEnabled: value.SANDBOX_AUTH_EMAIL,
    emailConfirm: value.SANDBOX_AUTH_EMAIL_CONFIRM,
    phoneEnabled: value.SANDBOX_AUTH_PHONE,
    phoneConfirm: value.SANDBOX_AUTH_PHONE_CONFIRM,
    signups: value.SANDBOX_AUTH_SIGNUPS,
    anonymous: value.SANDBOX_AUTH_ANONYMOUS,
    manualLinking: value.SANDBOX_AUTH_MANUAL_LINKING,
    passwordMinLength: value.SANDBOX_AUTH_PASSWORD_MIN_LENGTH,
    passwordRequired: value.SANDBOX_AUTH_PASSWORD_REQUIRED,
    passwordReauthentication: value.SANDBOX_AUTH_PASSWORD_REAUTHENTICATION,
    reauthenticationAge: value.SANDBOX_AUTH_REAUTHENTICATION_AGE,
    passwordCurrent: value.SANDBOX_AUTH_PASSWORD_CURRENT,
    secureEmailChange: value.SANDBOX_AUTH_SECURE_EMAIL_CHANGE,
    tokenLifetime: value.SANDBOX_AUTH_TOKEN_LIFETIME,
    reuseInterval: value.SANDBOX_AUTH_REUSE_INTERVAL,
    sessionTimebox: value.SANDBOX_AUTH_SESSION_TIMEBOX,
    sessionInactivity: value.SANDBOX_AUTH_SESSION_INACTIVITY,
    otpLifetime: value.SANDBOX_AUTH_OTP_LIFETIME,
    mailFrequency: value.SANDBOX_AUTH_MAIL_FREQUENCY,
    rateLimitHeader: value.SANDBOX_AUTH_RATE_LIMIT_HEADER,
    rateLimitBurst: value.SANDBOX_AUTH_RATE_LIMIT_BURST,
    rateLimits: {
      mails: value.SANDBOX_AUTH_RATE_LIMIT_MAILS,
      otp: value.SANDBOX_AUTH_RATE_LIMIT_OTP,
      token: value.SANDBOX_AUTH_RATE_LIMIT_TOKEN,
      verify: value.SANDBOX_AUTH_RATE_LIMIT_VERIFY,
      sso: value.SANDBOX_AUTH_RATE_LIMIT_SSO,
      mfa: value.SANDBOX_AUTH_RATE_LIMIT_MFA,
      anonymous: value.SANDBOX_AUTH_RATE_LIMIT_ANONYMOUS,
    },
    jwtKeys: value.SANDBOX_AUTH_JWT_KEYS,
    jwtSecret: value.SANDBOX_AUTH_JWT_SECRET,
    bcryptCost: value.SANDBOX_AUTH_BCRYPT_COST,
  }
}
