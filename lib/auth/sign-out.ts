import type { AuthError } from '@supabase/auth-js'
import type { Auth } from './client'
import { cookieStorage } from './cookie-storage'
import { isSessionOver } from './session-over'

const limitMs = 1000
let asked = false

/** True once the visitor has asked on this page to be signed out: whoever hears of it need not explain it to him. */
export const isSigningOut = () => asked

/** Ends all sessions of the account. @returns what stands against it; then nothing has changed. */
export async function signOutEverywhere(client: Auth): Promise<AuthError | null> {
  asked = true
  const { error } = await client.signOut({ scope: 'global' })
  if (!error || isSessionOver(error)) return null
  asked = false
  return error
}

/** Forgets the session in this browser and lets the other tabs know. Without cookies the client calls nobody. */
export async function forgetSession(client: Auth, key: string): Promise<void> {
  cookieStorage.removeItem(key)
  await client.signOut({ scope: 'local' })
}

/**
 * Ends the session of this browser. The cookies go first: with them the client would renew an old session before it
 * ends it, and a back end that hangs would keep the visitor signed in. The back end is told for as long as a second.
 */
export async function signOutHere(client: Auth, key: string, accessToken: string | undefined): Promise<void> {
  asked = true
  const work = [forgetSession(client, key)]
  if (accessToken) work.push(client.admin.signOut(accessToken, 'local').then(() => undefined))
  await Promise.race([Promise.allSettled(work), new Promise(resolve => setTimeout(resolve, limitMs))])
  // What a renewal that was under way may have put back.
  cookieStorage.removeItem(key)
}
