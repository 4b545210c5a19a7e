import type { Session } from '@supabase/auth-js'
import { stringFromBase64URL } from '@supabase/ssr'

/** Authenticator assurance level claimed by the session's access token. The back end makes the decision. */
function levelOf({ access_token }: Session): unknown {
  try {
    const claims: unknown = JSON.parse(stringFromBase64URL(access_token.split('.')[1] ?? ''))
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined
  } catch {
    return undefined
  }
}

/** True when the account has a verified second factor that this session has not passed. */
export function needsSecondStep(session: Session): boolean {
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && levelOf(session) === 'aal1'
}

/** False for an expired session: it must be renewed before its level is known. */
export function isLive({ expires_at }: Session): boolean {
  return (expires_at ?? 0) * 1000 > Date.now()
}
