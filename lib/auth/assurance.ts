import type { Session } from '@supabase/auth-js'
import { stringFromBase64URL } from '@supabase/ssr'

/** The level that a session has reached, by its access token. Only the back end's own check counts in the end. */
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

/** False when only the back end can tell whether the session still counts: it has to be renewed first. */
export function isLive({ expires_at }: Session): boolean {
  return (expires_at ?? 0) * 1000 > Date.now()
}
