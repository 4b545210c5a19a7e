import { getConnInfo } from '@hono/node-server/conninfo'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import { optionalText, pathUuid, readBody, text, uuidField } from '../body'
import { authenticateForFactors } from '../caller'
import type { Call, Routes } from '../context'
import { firstRow, oneRow, type Sql } from '../database'
import { ApiError, forbidden, invalid, unprocessable } from '../errors'
import { limit } from '../rate-limit'
import { type Grant, type Session, tokens, withMethod } from '../sessions'
import type { Factor, User } from '../user-json'
import { hasVerifiedFactor, reload } from '../users'
import { rotateActiveToken } from './refresh'

const MAX_FACTORS = 10
const LIFETIME_SECONDS = 300

type Challenge = { id: string; created_at: Date; verified_at: Date | null; ip_address: string }

export function pathFactor(call: Call, user: User): Factor {
  const id = pathUuid(call, 'factor_id')
  const factor = user.factors.find(candidate => candidate.id === id)
  if (factor === undefined) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** All addresses of this machine are one: a browser may come by IPv6 in one request and by IPv4 in the next. */
function clientAddress({ c }: Call): string {
  const forwarded = c.req.header('X-Forwarded-For')?.split(',')[0]?.trim()
  const address = forwarded || getConnInfo(c).remote.address || 'loopback'
  return /^(::1|localhost|(::ffff:)?127\..*)$/.test(address) ? 'loopback' : address
}

function checkEnrollment(user: User, session: Session, name: string): void {
  if (user.factors.some(factor => factor.friendly_name === name)) {
    const factor = `A factor with the friendly name ${JSON.stringify(name)}`
    throw unprocessable('mfa_factor_name_conflict', `${factor} for this user already exists`)
  }
  if (user.factors.length >= MAX_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw unprocessable('too_many_enrolled_mfa_factors', message)
  }
  if (hasVerifiedFactor(user) && session.aal !== 'aal2') {
    throw forbidden('insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}

const pathEscape = (part: string): string =>
  encodeURIComponent(part).replaceAll(/%(3A|40|24|26|2B|3D)/g, code => decodeURIComponent(code))

function totpUri(issuer: string, email: string, secret: string): string {
  const query = `algorithm=SHA1&digits=6&issuer=${encodeURIComponent(issuer)}&period=30&secret=${secret}`
  return `otpauth://totp/${pathEscape(issuer)}:${pathEscape(email)}?${query}`
}

/** Abandoned enrolments would block their names for good. */
const purgeFactors = (sql: Sql) =>
  sql.query(
    `delete from auth.mfa_factors f where status = 'unverified'
       and created_at < now() - make_interval(secs => $1)
       and not exists (select 1 from auth.mfa_challenges where factor_id = f.id)`,
    [LIFETIME_SECONDS],
  )

async function enrollTotp(call: Call, { id }: User, session: Session, name: string, issuer: string) {
  const secret = new Secret({ size: 20 }).base32
  const { user, factor } = await call.database.transaction(async sql => {
    await purgeFactors(sql)
    const user = await reload(sql, { id })
    checkEnrollment(user, session, name)
    const factor = await oneRow<{ id: string }>(
      sql,
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
       values ($1, $2, 'totp', $3) returning id`,
      [id, name, secret],
    )
    return { user, factor }
  })
  const uri = totpUri(issuer || new URL(call.settings.siteUrl).host, user.email ?? '', secret)
  const qrCode = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M' })
  return { id: factor.id, type: 'totp', friendly_name: name, totp: { qr_code: qrCode, secret, uri } }
}

async function findChallenge(sql: Sql, factor: Factor, id: string, address: string): Promise<Challenge> {
  const found = await firstRow<Challenge>(
    sql,
    'select * from auth.mfa_challenges where id = $1 and factor_id = $2',
    [id, factor.id],
  )
  if (found === undefined) {
    throw unprocessable('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (found.verified_at !== null || found.ip_address !== address) {
    throw unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (found.created_at.getTime() + LIFETIME_SECONDS * 1000 < Date.now()) {
    const advice = 'verify against another challenge or create a new challenge.'
    throw unprocessable('mfa_challenge_expired', `MFA challenge ${id} has expired, ${advice}`)
  }
  return found
}

const isCodeRight = (factor: Factor, code: string): boolean =>
  /^\d{6}$/.test(code) &&
  new TOTP({ secret: Secret.fromBase32(factor.secret) }).validate({ token: code, window: 1 }) !== null

/** The session reaches aal2; sessions that have not are signed out, unfinished enrolments dropped. */
async function raise(sql: Sql, user: User, { id, amr }: Session, factor: Factor): Promise<Grant> {
  await sql.query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    factor.id,
  ])
  const session = await oneRow<Session>(
    sql,
    `update auth.sessions set aal = 'aal2', factor_id = $2, amr = $3 where id = $1 returning *`,
    [id, factor.id, withMethod(amr, 'totp')],
  )
  await sql.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [user.id])
  await sql.query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = 'totp' and status = 'unverified'`,
    [user.id],
  )
  return { user: await reload(sql, user), session, refreshToken: await rotateActiveToken(sql, session) }
}

/** Sessions that the factor raised fall back; their tokens show it from the next refresh on. */
export async function deleteFactor({ database }: Call, factor: Factor): Promise<void> {
  await database.transaction(async sql => {
    await sql.query(
      `update auth.sessions set aal = 'aal1', factor_id = null,
         amr = jsonb_path_query_array(amr, '$[*] ? (@.method != "totp")') where factor_id = $1`,
      [factor.id],
    )
    await sql.query('delete from auth.mfa_factors where id = $1', [factor.id])
  })
}

export const factorRoutes: Routes = {
  'POST /factors': async call => {
    const { user, session } = await authenticateForFactors(call)
    const fields = { factor_type: text, friendly_name: text, issuer: text, phone: text }
    const {
      factor_type: type,
      friendly_name: name,
      issuer,
    } = await readBody(call, 'EnrollFactorParams', fields)
    if (type === 'phone') {
      throw unprocessable('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    }
    if (type === 'webauthn') {
      throw unprocessable('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
    }
    if (type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn')
    // Beyond this a QR code could not hold the address.
    if (Buffer.byteLength(issuer) > 255) throw invalid('issuer is too long')
    return enrollTotp(call, user, session, name, issuer)
  },

  'POST /factors/:factor_id/challenge': async call => {
    const { user } = await authenticateForFactors(call)
    const factor = pathFactor(call, user)
    limit(call, 'challenge')
    const { id, created_at: createdAt } = await oneRow<Challenge>(
      call.database,
      `with factor as (
         update auth.mfa_factors set last_challenged_at = now(), updated_at = now() where id = $1
       ) insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2) returning *`,
      [factor.id, clientAddress(call)],
    )
    const expiresAt = Math.floor(createdAt.getTime() / 1000) + LIFETIME_SECONDS
    return { id, type: factor.factor_type, expires_at: expiresAt }
  },

  'POST /factors/:factor_id/verify': async call => {
    const { user, session } = await authenticateForFactors(call)
    const factor = pathFactor(call, user)
    limit(call, 'factorVerify')
    const body = await readBody(call, 'VerifyFactorParams', { challenge_id: optionalText, code: text })
    const challengeId = uuidField(body.challenge_id)
    if (body.code === '') throw invalid('Code needs to be non-empty')
    const grant = await call.database.transaction(async sql => {
      const { id } = await findChallenge(sql, factor, challengeId, clientAddress(call))
      if (!isCodeRight(factor, body.code.trim())) {
        throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered')
      }
      await sql.query('update auth.mfa_challenges set verified_at = now() where id = $1', [id])
      return raise(sql, user, session, factor)
    })
    return tokens(call, grant)
  },

  'DELETE /factors/:factor_id': async call => {
    const { user, session } = await authenticateForFactors(call)
    const factor = pathFactor(call, user)
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await deleteFactor(call, factor)
    return { id: factor.id }
  },
}
