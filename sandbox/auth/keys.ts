import { readFile, rename, writeFile } from 'node:fs/promises'
import {
  calculateJwkThumbprint,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import { z } from 'zod'
import { forbidden } from './errors'
import type { AuthSettings } from './settings'

const keySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
})
type PrivateKey = z.infer<typeof keySchema>

const badJwt = (reason: string) =>
  forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)

/** The key of the data directory, created on first use; it is stored so that sessions survive a restart. */
async function loadOrCreateKey(dataDir: string): Promise<PrivateKey> {
  const path = `${dataDir}/signing-key.json`
  const stored = dataDir === 'memory' ? undefined : await readFile(path, 'utf8').catch(() => undefined)
  if (stored !== undefined) {
    const [key] = z.tuple([keySchema]).parse(JSON.parse(stored))
    return key
  }
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const key = keySchema.parse({ ...jwk, kid: await calculateJwkThumbprint(jwk) })
  if (dataDir !== 'memory') {
    // Written under another name, then renamed: a crash cannot leave a partial key.
    await writeFile(`${path}.new`, JSON.stringify([key]), { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  return key
}

function headerOf(token: string) {
  const hasThreeSegments = token.split('.').length === 3
  if (!hasThreeSegments) throw badJwt('token is malformed: token contains an invalid number of segments')
  try {
    return decodeProtectedHeader(token)
  } catch {
    throw badJwt('token is malformed: could not JSON decode header: invalid character in header')
  }
}

/** The message of GoTrue's JWT library for each kind of invalid token. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWTInvalid) return 'token is malformed: could not JSON decode claim'
  return 'token signature is invalid: signature is invalid'
}

export type TokenKeys = Awaited<ReturnType<typeof createTokenKeys>>

export async function createTokenKeys({ dataDir }: AuthSettings) {
  const { d, ...shown } = await loadOrCreateKey(dataDir)
  const { kid } = shown
  const publicKey = { ...shown, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  const signingKey = await importJWK({ ...shown, d }, 'ES256')
  const verifyingKey = await importJWK(shown, 'ES256')
  return {
    publicSet: { keys: [publicKey] },
    sign: (claims: Record<string, unknown>): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(signingKey),
    /** The claims of a token signed here; throws the contract's bad_jwt otherwise. */
    async verify(token: string): Promise<unknown> {
      const header = headerOf(token)
      if (header.alg !== 'ES256') {
        throw badJwt(`token signature is invalid: signing method ${header.alg} is invalid`)
      }
      if (header.kid !== kid) {
        const reason = `unrecognized JWT kid ${header.kid ?? '<nil>'} for algorithm ES256`
        throw badJwt(`token is unverifiable: error while executing keyfunc: ${reason}`)
      }
      // No leeway, as in GoTrue.
      const { payload } = await jwtVerify(token, verifyingKey, { clockTolerance: 0 }).catch(error => {
        throw badJwt(reasonOf(error))
      })
      return payload
    },
  }
}
