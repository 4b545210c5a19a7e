import type { Context } from 'hono'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import { authenticate, requireSession } from '../authenticate'
import { pathUuid, readBody, uuidField } from '../body'
import type { Auth, Endpoints } from '../context'
import { firstRow, oneRow, type Sql } from '../database'
import { ApiError, forbidden, invalid, unprocessable } from '../errors'
import { limitAddress } from '../rate-limit'
import { clientAddress } from '../request'
import { addAuthenticationMethod, findSession, type SessionRow, sendTokens, tokenResponse } from '../sessions'
import { type FactorRow, hasVerifiedFactor, reload, type User } from '../users'
import { rotateActiveToken } from './refresh'

const ENROLL_FIELDS = {
  factor_type: 'string',
  friendly_name: 'string',
  issuer: 'string',
  phone: 'string',
} as const
const VERIFY_FIELDS = { challenge_id: 'string', code: 'string' } as const
const MAX_FACTORS = 10
const LIFETIME_SECONDS = 300

type ChallengeRow = {
  id: string
  factor_id: string
  created_at: Date
  verified_at: Date | null
  ip_address: string
}

async function caller(c: Context, auth: Auth): Promise<{ user: User; session: SessionRow }> {
  const found = await authenticate(c, auth)
  if (found.user.row.is_anonymous) {
    throw forbidden('no_authorization', 'Anonymous user not allowed to perform these actions')
  }
  return { user: found.user, session: requireSession(found) }
}

function pathFactor(c: Context, user: User): FactorRow {
  const id = pathUuid(c, 'factor_id').toLowerCase()
  const factor = user.factors.find(candidate => candidate.id === id)
  if (factor === undefined) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

function checkEnrollment(user: User, session: SessionRow, name: string): void {
  if (user.factors.some(factor => factor.friendly_name === name)) {
    throw unprocessable(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    )
  }
  if (user.factors.length >= MAX_FACTORS) {
    throw unprocessable(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (hasVerifiedFactor(user) && session.aal !== 'aal2') {
    throw forbidden('insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}

const pathEscape = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%(3A|40|24|26|2B|3D)/g, code => decodeURIComponent(code))

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

async function enrollTotp(auth: Auth, userId: User, session: SessionRow, name: string, givenIssuer: string) {
  const secret = new Secret({ size: 20 }).base32
  const factor = await auth.database.transaction(async sql => {
    await purgeFactors(sql)
    const user = await reload(sql, userId)
    checkEnrollment(user, session, name)
    return oneRow<FactorRow>(
      sql,
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret) values ($1, $2, 'totp', $3) returning *`,
      [user.row.id, name, secret],
    )
  })
  const issuer = givenIssuer === '' ? new URL(auth.settings.siteUrl).host : givenIssuer
  const uri = totpUri(issuer, userId.row.email ?? '', secret)
  const qrCode = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M' })
  return { id: factor.id, type: 'totp', friendly_name: name, totp: { qr_code: qrCode, secret, uri } }
}

async function enroll(c: Context, auth: Auth): Promise<Response> {
  const { user, session } = await caller(c, auth)
  const body = await readBody(c, 'EnrollFactorParams', ENROLL_FIELDS)
  const { factor_type: type = '', friendly_name: name = '', issuer = '' } = body
  if (type === 'phone')
    throw unprocessable('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (type === 'webauthn') {
    throw unprocessable('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
  if (type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn')
  // Beyond this a QR code could not hold the address.
  if (Buffer.byteLength(issuer) > 255) throw invalid('issuer is too long')
  return c.json(await enrollTotp(auth, user, session, name, issuer))
}

async function challenge(c: Context, auth: Auth): Promise<Response> {
  const { user } = await caller(c, auth)
  const factor = pathFactor(c, user)
  limitAddress(c, auth, 'challenge')
  const created = await auth.database.transaction(async sql => {
    await sql.query(
      'update auth.mfa_factors set last_challenged_at = now(), updated_at = now() where id = $1',
      [factor.id],
    )
    return oneRow<ChallengeRow>(
      sql,
      'insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2) returning *',
      [factor.id, clientAddress(c)],
    )
  })
  const expiresAt = Math.floor(created.created_at.getTime() / 1000) + LIFETIME_SECONDS
  return c.json({ id: created.id, type: factor.factor_type, expires_at: expiresAt })
}

async function checkChallenge(sql: Sql, factor: FactorRow, id: string, address: string): Promise<void> {
  const found = await firstRow<ChallengeRow>(
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
    throw unprocessable(
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    )
  }
}

const isCodeRight = (factor: FactorRow, code: string): boolean =>
  /^\d{6}$/.test(code) &&
  new TOTP({ secret: Secret.fromBase32(factor.secret) }).validate({ token: code, window: 1 }) !== null

/** The session reaches aal2; sessions that have not are signed out, unfinished enrolments dropped. */
async function raise(auth: Auth, sql: Sql, user: User, session: SessionRow, factor: FactorRow) {
  await sql.query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    factor.id,
  ])
  await sql.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    session.id,
    factor.id,
  ])
  await addAuthenticationMethod(sql, session.id, 'totp')
  await sql.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [user.row.id])
  await sql.query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = 'totp' and status = 'unverified'`,
    [user.row.id],
  )
  const raised = (await findSession(sql, session.id)) ?? session
  const token = await rotateActiveToken(sql, raised)
  return tokenResponse(auth, sql, await reload(sql, user), raised, token)
}

async function verify(c: Context, auth: Auth): Promise<Response> {
  const { user, session } = await caller(c, auth)
  const factor = pathFactor(c, user)
  limitAddress(c, auth, 'factorVerify')
  const body = await readBody(c, 'VerifyFactorParams', VERIFY_FIELDS)
  const challengeId = uuidField(body.challenge_id, 'VerifyFactorParams.challenge_id')
  const code = (body.code ?? '').trim()
  if ((body.code ?? '') === '') throw invalid('Code needs to be non-empty')
  const tokens = await auth.database.transaction(async sql => {
    await checkChallenge(sql, factor, challengeId, clientAddress(c))
    if (!isCodeRight(factor, code))
      throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered')
    await sql.query('update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId])
    return raise(auth, sql, user, session, factor)
  })
  return sendTokens(c, tokens)
}

/** Sessions that the factor raised fall back; their tokens show it from the next refresh on. */
export async function deleteFactor(sql: Sql, factor: FactorRow): Promise<void> {
  await sql.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factor.id],
  )
  await sql.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factor.id])
  await sql.query('delete from auth.mfa_factors where id = $1', [factor.id])
}

async function unenroll(c: Context, auth: Auth): Promise<Response> {
  const { user, session } = await caller(c, auth)
  const factor = pathFactor(c, user)
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  await auth.database.transaction(sql => deleteFactor(sql, factor))
  return c.json({ id: factor.id })
}

export const factorEndpoints: Endpoints = (app, auth) => {
  app.post('/factors', c => enroll(c, auth))
  app.post('/factors/:factor_id/challenge', c => challenge(c, auth))
  app.post('/factors/:factor_id/verify', c => verify(c, auth))
  app.delete('/factors/:factor_id', c => unenroll(c, auth))
}
