import type { AuthError } from '@supabase/auth-js'
import type { Auth } from './client'
import { forgetUse } from './idle'
import { forgetSessionCookies } from './session-cookies'
import { isSessionOver } from './session-over'

const limitMs = 1000
let isRequested = false

/** True once the visitor has asked to sign out. Listeners of SIGNED_OUT use it to stay silent. */
export const isSigningOut = () => isRequested

/** Ends all sessions of the account. @returns the error, if any; then nothing has changed */
export async function signOutEverywhere(client: Auth): Promise<AuthError | null> {
  isRequested = true
  const { error } = await client.signOut({ scope: 'global' })
  if (!error || isSessionOver(error)) return null
  isRequested = false
  return error
}

/** Ends all sessions of the account but the one in this browser. @returns the error, if any; then nothing has changed */
export async function signOutOthers(client: Auth): Promise<AuthError | null> {
  const { error } = await client.signOut({ scope: 'others' })
  return error
}

/** Removes the session from this browser and notifies the other tabs. Without cookies the client sends no request. */
export async function forgetSession(client: Auth, key: string): Promise<void> {
  forgetSessionCookies(key)
  forgetUse()
  await client.signOut({ scope: 'local' })
}

/**
 * Ends the session of this browser. The cookies are removed first: otherwise the client would renew an expired session
 * before ending it, and a back end that hangs would keep the visitor signed in. Waits at most a second for the request.
 */
export async function signOutHere(client: Auth, key: string, accessToken: string | undefined): Promise<void> {
  isRequested = true
  const work = [forgetSession(client, key)]
  if (accessToken) work.push(client.admin.signOut(accessToken, 'local').then(() => undefined))
  await Promise.race([Promise.allSettled(work), new Promise(resolve => setTimeout(resolve, limitMs))])
  // A renewal in flight may have set the cookies again.
  forgetSessionCookies(key)
}
