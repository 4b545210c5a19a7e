import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  compactVerify,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose'
import { z } from 'zod'
import { forbidden } from './errors'
import type { AuthSettings } from './settings'

type Key = CryptoKey | Uint8Array
type VerifyKey = { alg: string; key: Key }

const ALGORITHMS = ['ES256', 'RS256', 'HS256'] as const
const jwkSchema = z.looseObject({
  kty: z.string(),
  kid: z.string().min(1),
  alg: z.enum(ALGORITHMS),
  key_ops: z.array(z.string()).optional(),
})
const jwkSetSchema = z.union([
  z.array(jwkSchema).min(1),
  z.object({ keys: z.array(jwkSchema).min(1) }).transform(set => set.keys),
])
type SigningJwk = z.infer<typeof jwkSchema>

export type Claims = Record<string, unknown>

export type TokenKeys = {
  publicSet: { keys: JWK[] }
  sign(claims: Claims): Promise<string>
  /** The claims of a token signed here; throws the contract's bad_jwt otherwise. */
  verify(token: string): Promise<Claims>
}

const badJwt = (reason: string) =>
  forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)

function parseJwks(text: string): SigningJwk[] {
  try {
    return jwkSetSchema.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `SANDBOX_AUTH_JWT_KEYS is not a JWK set of ${ALGORITHMS.join(', ')} keys with kid: ${reason}`,
    )
  }
}

/** One ES256 key for the life of the data directory, so that sessions survive a restart. */
async function keptKey(dataDir: string): Promise<SigningJwk[]> {
  const path = `${dataDir}/signing-key.json`
  if (dataDir !== 'memory') {
    const kept = await readFile(path, 'utf8').catch(() => undefined)
    if (kept !== undefined) return parseJwks(kept)
  }
  const pair = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(pair.privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const made = [{ ...jwk, kty: 'EC', kid, alg: 'ES256' as const, key_ops: ['sign', 'verify'] }]
  if (dataDir !== 'memory') {
    // Written aside and renamed: a crash here leaves no half a key.
    await writeFile(`${path}.new`, JSON.stringify(made), { mode: 0o600 })
    await chmod(`${path}.new`, 0o600)
    await rename(`${path}.new`, path)
  }
  return made
}

function publicPart(jwk: SigningJwk): JWK {
  const parts = Object.entries(jwk).filter(([name]) => ['crv', 'x', 'y', 'n', 'e'].includes(name))
  const { kty, kid, alg } = jwk
  return { kty, kid, alg, use: 'sig', key_ops: ['verify'], ...Object.fromEntries(parts) }
}

const canSign = (jwk: SigningJwk) =>
  jwk.key_ops === undefined ? 'd' in jwk || jwk.kty === 'oct' : jwk.key_ops.includes('sign')

async function importKey(jwk: SigningJwk, use: 'sign' | 'verify'): Promise<Key> {
  if (use === 'verify' && jwk.kty !== 'oct') return importJWK(publicPart(jwk), jwk.alg)
  return importJWK({ ...jwk, key_ops: [use] }, jwk.alg)
}

/** What the original's JWT library says for each way a token can fail. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid'
  }
  return 'token is malformed: token contains an invalid number of segments'
}

function parseHeader(token: string): { alg: string; kid: string | undefined } {
  if (token.split('.').length !== 3) {
    throw badJwt('token is malformed: token contains an invalid number of segments')
  }
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    return { alg: String(alg), kid }
  } catch {
    throw badJwt('token is malformed: could not JSON decode header: invalid character in header')
  }
}

function parsePayload(payload: Uint8Array): Claims {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(new TextDecoder().decode(payload)))
  } catch {
    throw badJwt('token is malformed: could not JSON decode claim: invalid character in claims')
  }
}

function checkTimes(claims: Claims): void {
  const now = Date.now() / 1000
  // No leeway, as in the original.
  if (typeof claims.exp === 'number' && now >= claims.exp)
    throw badJwt('token has invalid claims: token is expired')
  if (typeof claims.nbf === 'number' && now < claims.nbf) {
    throw badJwt('token has invalid claims: token is not valid yet')
  }
}

export async function createTokenKeys(settings: AuthSettings): Promise<TokenKeys> {
  const secret = settings.jwtSecret === undefined ? undefined : new TextEncoder().encode(settings.jwtSecret)
  const givenKeys = settings.jwtKeys === undefined ? undefined : parseJwks(settings.jwtKeys)
  const jwks = givenKeys ?? (secret === undefined ? await keptKey(settings.dataDir) : [])
  const signers = jwks.filter(canSign)
  if (jwks.length > 0 && signers.length !== 1) {
    throw new Error(`SANDBOX_AUTH_JWT_KEYS must hold exactly one key that can sign, found ${signers.length}`)
  }
  const signer = signers[0]
  const signingKey = signer === undefined ? secret : await importKey(signer, 'sign')
  if (signingKey === undefined) throw new Error('There is no signing key')
  const byKid = new Map<string, VerifyKey>()
  for (const jwk of jwks) byKid.set(jwk.kid, { alg: jwk.alg, key: await importKey(jwk, 'verify') })
  const allowed = new Set<string>([...jwks.map(jwk => jwk.alg), ...(secret === undefined ? [] : ['HS256'])])

  function keyFor(alg: string, kid: string | undefined): Key {
    if (!allowed.has(alg)) throw badJwt(`token signature is invalid: signing method ${alg} is invalid`)
    const known = kid === undefined ? undefined : byKid.get(kid)
    if (known !== undefined && known.alg === alg) return known.key
    if (alg === 'HS256' && secret !== undefined) return secret
    throw badJwt(
      `token is unverifiable: error while executing keyfunc: unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg}`,
    )
  }

  return {
    publicSet: { keys: jwks.filter(jwk => jwk.kty !== 'oct').map(publicPart) },
    async sign(claims) {
      const header = signer === undefined ? { alg: 'HS256' } : { alg: signer.alg, kid: signer.kid }
      return new SignJWT(claims).setProtectedHeader({ ...header, typ: 'JWT' }).sign(signingKey)
    },
    async verify(token) {
      const { alg, kid } = parseHeader(token)
      const key = keyFor(alg, kid)
      const { payload } = await compactVerify(token, key).catch(error => {
        throw badJwt(reasonOf(error))
      })
      const claims = parsePayload(payload)
      checkTimes(claims)
      return claims
    },
  }
}
