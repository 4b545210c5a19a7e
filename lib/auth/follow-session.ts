import type { Session } from '@supabase/auth-js'
import type { Auth } from './client'
import { forgetUse } from './idle'
import { storedSession } from './session-cookies'

/**
 * Follows every auth event: INITIAL_SESSION, SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, USER_UPDATED, PASSWORD_RECOVERY,
 * MFA_CHALLENGE_VERIFIED. A visitor counts as signed in for as long as the cookie exists: before the first event, and while the
 * back end cannot be reached, the session comes from the cookie.
 * @param report `ready` is false until the first event
 * @returns a function that ends it
 */
export function followSession(
  client: Auth,
  storageKey: string,
  report: (session: Session | null, ready: boolean) => void,
): () => void {
  let ready = false
  const stored = () => storedSession(storageKey)
  function follow(next: Session | null) {
    if (!next) forgetUse()
    report(next, ready)
  }
  follow(stored())
  const { data } = client.onAuthStateChange((_event, next) => {
    ready = true
    follow(next ?? stored())
  })
  // Another tab may have signed in or out in the meantime, or another page while this one was in the back-forward cache.
  const look = () => {
    if (document.visibilityState === 'visible') follow(stored())
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    data.subscription.unsubscribe()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}
