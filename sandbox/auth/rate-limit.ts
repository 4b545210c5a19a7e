import type { Context } from 'hono'
import { tooMany } from './errors'
import type { AuthSettings } from './settings'

/** A token bucket for each key: `burst` at once, then `limit` per `windowSeconds`. */
function bucketLimiter(limit: number, windowSeconds: number, burst: number) {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (key: string): boolean => {
    const now = Date.now()
    const known = buckets.get(key) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, known.tokens + ((now - known.at) / 1000) * (limit / windowSeconds))
    const isAllowed = tokens >= 1
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now })
    return isAllowed
  }
}

const FIVE_MINUTES = 300
const HOUR = 3600

export function createLimiters(settings: AuthSettings) {
  const { rateLimitBurst: burst, rateLimitMails, rateLimitAnonymous } = settings
  const perFiveMinutes = (limit: number) => bucketLimiter(limit, FIVE_MINUTES, burst)
  return {
    otp: perFiveMinutes(settings.rateLimitOtp),
    token: perFiveMinutes(settings.rateLimitToken),
    verify: perFiveMinutes(settings.rateLimitVerify),
    sso: perFiveMinutes(settings.rateLimitSso),
    mfa: bucketLimiter(settings.rateLimitMfa, 60, burst),
    anonymous: bucketLimiter(rateLimitAnonymous, HOUR, rateLimitAnonymous),
    /** For the whole server, so the key is always the same. */
    mails: bucketLimiter(rateLimitMails, HOUR, rateLimitMails),
  }
}

export type Limiters = ReturnType<typeof createLimiters>

/** The parts of a call that a limit needs. */
type Limited = { c: Context; settings: AuthSettings; limiters: Limiters }

/**
 * Limits by the configured header only; without it nobody is limited, as in GoTrue. The endpoints of a
 * family share the setting, but each is counted separately.
 */
export function limit(
  { c, settings, limiters }: Limited,
  family: Exclude<keyof Limiters, 'mails'>,
  endpoint = '',
): void {
  if (settings.rateLimitHeader === '') return
  const address = c.req.header(settings.rateLimitHeader)?.split(',')[0]?.trim()
  if (!address || limiters[family](`${endpoint} ${address}`)) return
  throw tooMany('over_request_rate_limit', 'Request rate limit reached')
}
