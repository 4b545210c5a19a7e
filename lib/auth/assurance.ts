import type { Session } from '@supabase/auth-js'
import { claimsOf } from './claims'

/** True when the account has a verified second factor that this session has not passed. */
export function needsSecondStep(session: Session): boolean {
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && claimsOf(session.access_token).aal === 'aal1'
}

/** False for an expired session: it must be renewed before its level is known. */
export function isLive({ expires_at }: Session): boolean {
  return (expires_at ?? 0) * 1000 > Date.now()
}
