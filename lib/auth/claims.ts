import { stringFromBase64URL } from '@supabase/ssr'

/** What an access token says of its session, unverified: the back end makes every decision. Empty for what is no token. */
export function claimsOf(accessToken: string): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(stringFromBase64URL(accessToken.split('.')[1] ?? ''))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}
