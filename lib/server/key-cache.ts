import type { JWK } from '@supabase/auth-js'
import { stringFromBase64URL } from '@supabase/ssr'
import { isRecord } from '../auth/is-record'

/** A key that is not among the known ones may be new, so they are requested again, but not for every made-up token. */
const askAgainMs = 60_000
const askAgainAfterFailureMs = 5_000

const isKey = (value: unknown): value is JWK => isRecord(value) && typeof value.kty === 'string'

function headerOf(token: string): { alg?: unknown; kid?: unknown } {
  try {
    const header: unknown = JSON.parse(stringFromBase64URL(token.split('.')[0] ?? ''))
    return isRecord(header) ? header : {}
  } catch {
    return {}
  }
}

/**
 * The back end's public keys, requested when a token names one that is not known, at most once a minute. The library's own cache
 * sends two requests for each made-up token.
 *
 * @param send requests the JWK set. A back end that signs with a shared secret publishes none.
 */
export function createKeyCache(send: () => Promise<Response>) {
  let keys: JWK[] | undefined
  let asking: Promise<void> | undefined
  let askAgainAt = 0

  async function ask(): Promise<void> {
    askAgainAt = Date.now() + askAgainAfterFailureMs
    const answer = await send()
    const body: unknown = answer.ok ? await answer.json() : undefined
    if (!isRecord(body) || !Array.isArray(body.keys)) return
    keys = body.keys.filter(isKey)
    askAgainAt = Date.now() + askAgainMs
  }

  const has = (token: string): boolean => {
    const { alg, kid } = headerOf(token)
    // A shared secret is never published: the back end has to be asked about the token.
    if (keys?.length === 0) return typeof alg === 'string' && alg.startsWith('HS')
    return keys?.some(key => key.kid === kid && (key.alg ?? alg) === alg) ?? false
  }

  /** The keys with which a token can be verified; undefined if it is none of the back end's. */
  return async (token: string): Promise<JWK[] | undefined> => {
    if (!has(token) && Date.now() >= askAgainAt) {
      asking ??= ask().finally(() => {
        asking = undefined
      })
    }
    if (!has(token)) await asking?.catch(() => undefined)
    return has(token) ? keys : undefined
  }
}
