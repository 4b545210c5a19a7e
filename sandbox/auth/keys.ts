import { readFile, rename, writeFile } from 'node:fs/promises'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import { z } from 'zod'
import { forbidden } from './errors'
import type { AuthSettings } from './settings'

type Key = CryptoKey | Uint8Array
export type Claims = Record<string, unknown>

const jwkSchema = z.looseObject({
  kty: z.string(),
  kid: z.string().min(1),
  alg: z.enum(['ES256', 'RS256', 'HS256']),
  key_ops: z.array(z.string()).optional(),
})
const jwkSetSchema = z.union([
  z.array(jwkSchema).min(1),
  z.object({ keys: z.array(jwkSchema).min(1) }).transform(set => set.keys),
])
type PrivateJwk = z.infer<typeof jwkSchema>

const badJwt = (reason: string) =>
  forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)

function parseJwks(json: string): PrivateJwk[] {
  try {
    return jwkSetSchema.parse(JSON.parse(json))
  } catch (error) {
    const wanted = 'a JWK set of ES256, RS256 or HS256 keys with kid'
    throw new Error(
      `SANDBOX_AUTH_JWT_KEYS is not ${wanted}: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** The ES256 key of the data directory, created on first use; it is stored so that sessions survive a restart. */
async function loadOrCreateKey(dataDir: string): Promise<PrivateJwk[]> {
  const path = `${dataDir}/signing-key.json`
  const stored = dataDir === 'memory' ? undefined : await readFile(path, 'utf8').catch(() => undefined)
  if (stored !== undefined) return parseJwks(stored)
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const created = [{ ...jwk, kty: 'EC', kid, alg: 'ES256' as const, key_ops: ['sign', 'verify'] }]
  if (dataDir !== 'memory') {
    // Written under another name, then renamed: a crash cannot leave a partial key.
    await writeFile(`${path}.new`, JSON.stringify(created), { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  return created
}

function publicPart(jwk: PrivateJwk): JWK {
  const parts = Object.entries(jwk).filter(([name]) => ['crv', 'x', 'y', 'n', 'e'].includes(name))
  const { kty, kid, alg } = jwk
  return { kty, kid, alg, use: 'sig', key_ops: ['verify'], ...Object.fromEntries(parts) }
}

const canSign = (jwk: PrivateJwk): boolean =>
  jwk.key_ops === undefined ? 'd' in jwk || jwk.kty === 'oct' : jwk.key_ops.includes('sign')

const importKey = (jwk: PrivateJwk, use: 'sign' | 'verify'): Promise<Key> =>
  importJWK(use === 'verify' && jwk.kty !== 'oct' ? publicPart(jwk) : { ...jwk, key_ops: [use] }, jwk.alg)

function headerOf(token: string) {
  try {
    return decodeProtectedHeader(token)
  } catch {
    throw badJwt('token is malformed: could not JSON decode header: invalid character in header')
  }
}

/** The message of GoTrue's JWT library for each kind of invalid token. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    return 'token has invalid claims: token is not valid yet'
  }
  if (error instanceof errors.JWTInvalid) return 'token is malformed: could not JSON decode claim'
  return 'token signature is invalid: signature is invalid'
}

export type TokenKeys = Awaited<ReturnType<typeof createTokenKeys>>

export async function createTokenKeys(settings: AuthSettings) {
  const secret = settings.jwtSecret === undefined ? undefined : new TextEncoder().encode(settings.jwtSecret)
  const given = settings.jwtKeys === undefined ? undefined : parseJwks(settings.jwtKeys)
  const jwks = given ?? (secret === undefined ? await loadOrCreateKey(settings.dataDir) : [])
  const signers = jwks.filter(canSign)
  if (jwks.length > 0 && signers.length !== 1) {
    throw new Error(
      `SANDBOX_AUTH_JWT_KEYS must contain exactly one key that can sign, found ${signers.length}`,
    )
  }
  const signer = signers[0]
  const signingKey = signer === undefined ? secret : await importKey(signer, 'sign')
  if (signingKey === undefined) throw new Error('There is no signing key')
  const signingHeader = signer === undefined ? { alg: 'HS256' } : { alg: signer.alg, kid: signer.kid }
  const known = new Map<string, { alg: string; key: Key }>()
  for (const jwk of jwks) known.set(jwk.kid, { alg: jwk.alg, key: await importKey(jwk, 'verify') })
  const allowed = new Set<string>([...jwks.map(jwk => jwk.alg), ...(secret === undefined ? [] : ['HS256'])])

  function keyFor(token: string): Key {
    const hasThreeSegments = token.split('.').length === 3
    if (!hasThreeSegments) throw badJwt('token is malformed: token contains an invalid number of segments')
    const { alg = '', kid = '<nil>' } = headerOf(token)
    if (!allowed.has(alg)) throw badJwt(`token signature is invalid: signing method ${alg} is invalid`)
    const named = known.get(kid)
    if (named?.alg === alg) return named.key
    if (alg === 'HS256' && secret !== undefined) return secret
    const reason = `unrecognized JWT kid ${kid} for algorithm ${alg}`
    throw badJwt(`token is unverifiable: error while executing keyfunc: ${reason}`)
  }

  return {
    publicSet: { keys: jwks.filter(jwk => jwk.kty !== 'oct').map(publicPart) },
    sign: (claims: Claims): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ ...signingHeader, typ: 'JWT' }).sign(signingKey),
    /** The claims of a token signed here; throws the contract's bad_jwt otherwise. */
    async verify(token: string): Promise<Claims> {
      const key = keyFor(token)
      // No leeway, as in GoTrue.
      const { payload } = await jwtVerify(token, key, { clockTolerance: 0 }).catch(error => {
        throw badJwt(reasonOf(error))
      })
      return payload
    },
  }
}
