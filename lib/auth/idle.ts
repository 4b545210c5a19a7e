import type { Session } from '@supabase/auth-js'
import { claimsOf } from './claims'

/**
 * How long a signed-in visitor has not touched the site, from an entry in `localStorage` that belongs to the session: that of
 * an earlier session says nothing about this one. Without storage nobody counts as idle.
 */

const key = 'signed-in-last-use'
const stepMs = 60_000

const idOf = ({ access_token }: Session) => String(claimsOf(access_token).session_id ?? '')

/** Milliseconds since 1970; 0 when this session has no entry. */
function lastUse(session: Session): number {
  const [id, at] = (localStorage.getItem(key) ?? '').split(' ')
  const time = Number(at)
  return id === idOf(session) && time > 0 ? time : 0
}

/** Milliseconds since the last use in this browser; 0 when it is unknown, or in the future because the clock was set back. */
export function idleMs(session: Session, now = Date.now()): number {
  try {
    const last = lastUse(session)
    return last > 0 ? Math.max(0, now - last) : 0
  } catch {
    return 0
  }
}

/** Written once a minute at most. */
export function markUse(session: Session, now = Date.now()): void {
  try {
    const last = lastUse(session)
    if (last === 0 || Math.abs(now - last) >= stepMs) localStorage.setItem(key, `${idOf(session)} ${now}`)
  } catch {
    // Then nobody counts as idle.
  }
}

/** At every sign-out, whoever ends the session: nothing stays that says somebody with an account was here. */
export function forgetUse(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
