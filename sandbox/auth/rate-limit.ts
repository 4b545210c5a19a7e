import type { Context } from 'hono'
import { tooMany } from './errors'
import type { AuthSettings } from './settings'

type Bucket = { tokens: number; at: number }

/** A token bucket per address: `burst` at once, then `limit` per `windowSeconds`. */
function bucketLimiter(limit: number, windowSeconds: number, burst: number) {
  const buckets = new Map<string, Bucket>()
  return (address: string): boolean => {
    const now = Date.now()
    const known = buckets.get(address) ?? { tokens: burst, at: now }
    const refilled = Math.min(burst, known.tokens + ((now - known.at) / 1000) * (limit / windowSeconds))
    const allowed = refilled >= 1
    buckets.set(address, { tokens: allowed ? refilled - 1 : refilled, at: now })
    return allowed
  }
}

/** So many events per hour, whoever causes them. */
function hourlyLimiter(limit: number) {
  let sent: number[] = []
  return (): boolean => {
    const hourAgo = Date.now() - 3_600_000
    sent = sent.filter(at => at > hourAgo)
    if (sent.length >= limit) return false
    sent.push(Date.now())
    return true
  }
}

const FIVE_MINUTES = 300

export function createLimiters(settings: AuthSettings) {
  const { rateLimits, rateLimitBurst: burst } = settings
  const otp = () => bucketLimiter(rateLimits.otp, FIVE_MINUTES, burst)
  return {
    signup: otp(),
    recover: otp(),
    resend: otp(),
    otp: otp(),
    magiclink: otp(),
    user: otp(),
    token: bucketLimiter(rateLimits.token, FIVE_MINUTES, burst),
    verify: bucketLimiter(rateLimits.verify, FIVE_MINUTES, burst),
    sso: bucketLimiter(rateLimits.sso, FIVE_MINUTES, burst),
    challenge: bucketLimiter(rateLimits.mfa, 60, burst),
    factorVerify: bucketLimiter(rateLimits.mfa, 60, burst),
    anonymous: bucketLimiter(rateLimits.anonymous, 3600, rateLimits.anonymous),
    mails: hourlyLimiter(rateLimits.mails),
  }
}

export type Limiters = ReturnType<typeof createLimiters>
type AddressLimiter = Exclude<keyof Limiters, 'mails'>

/** Limits by the configured header only; without the header nobody is limited, as in the original. */
export function limitAddress(
  c: Context,
  { settings, limiters }: { settings: AuthSettings; limiters: Limiters },
  family: AddressLimiter,
): void {
  if (settings.rateLimitHeader === '') return
  const address = c.req.header(settings.rateLimitHeader)?.split(',')[0]?.trim()
  if (address === undefined || address === '') return
  if (!limiters[family](address)) throw tooMany('over_request_rate_limit', 'Request rate limit reached')
}
