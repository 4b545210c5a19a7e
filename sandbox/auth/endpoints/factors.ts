import { getConnInfo } from '@hono/node-server/conninfo'
import { optionalText, pathUuid, readBody, text, uuidField } from '../body'
import { authenticate } from '../caller'
import { firstRow, oneRow, type Sql } from '../database'
import { ApiError, forbidden, invalid, sessionGone, unprocessable } from '../errors'
import { type Grant, type Session, tokens, withMethod } from '../sessions'
import { isCodeRight, newSecret, totpFor } from '../totp'
import type { Call, Routes } from '../types'
import type { Factor, User } from '../user-json'
import { hasVerifiedFactor, reload } from '../users'
import { rotateActiveToken } from './refresh'

const MAX_FACTORS = 10
const LIFETIME_SECONDS = 300
/** Factor types that GoTrue has but that are off here. */
const DISABLED_TYPES = new Map([
  ['phone', 'Phone'],
  ['webauthn', 'WebAuthn'],
])

type Challenge = { id: string; created_at: Date; verified_at: Date | null; ip_address: string }

const factorGone = () => new ApiError(404, 'mfa_factor_not_found', 'Factor not found')

function pathFactor(call: Call, user: User): Factor {
  const id = pathUuid(call, 'factor_id')
  const factor = user.factors.find(candidate => candidate.id === id)
  if (factor === undefined) throw factorGone()
  return factor
}

/** All loopback addresses count as one: a browser may use IPv6 in one request and IPv4 in the next. */
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

/** Abandoned enrollments would block their names forever. */
const purgeFactors = (sql: Sql) =>
  sql.query(
    `delete from auth.mfa_factors f where status = 'unverified'
       and created_at < now() - make_interval(secs => $1)
       and not exists (select 1 from auth.mfa_challenges where factor_id = f.id)`,
    [LIFETIME_SECONDS],
  )

async function enrollTotp(call: Call, { id }: User, session: Session, name: string, issuer: string) {
  const secret = newSecret()
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
  const totp = totpFor(issuer || new URL(call.settings.siteUrl).host, user.email, secret)
  return { id: factor.id, type: 'totp', friendly_name: name, totp }
}

const challengeMismatch = () =>
  unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')

async function checkChallenge(sql: Sql, factor: Factor, id: string, address: string): Promise<void> {
  const storedChallenge = await firstRow<Challenge>(
    sql,
    'select * from auth.mfa_challenges where id = $1 and factor_id = $2',
    [id, factor.id],
  )
  if (storedChallenge === undefined) {
    throw unprocessable('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (storedChallenge.verified_at !== null || storedChallenge.ip_address !== address)
    throw challengeMismatch()
  if (storedChallenge.created_at.getTime() + LIFETIME_SECONDS * 1000 < Date.now()) {
    await sql.query('delete from auth.mfa_challenges where id = $1', [id])
    const advice = 'verify against another challenge or create a new challenge.'
    throw unprocessable('mfa_challenge_expired', `MFA challenge ${id} has expired, ${advice}`)
  }
}

/** Marks the challenge as used; of two concurrent requests, the second is rejected. */
async function spendChallenge(sql: Sql, id: string): Promise<void> {
  const spend = `update auth.mfa_challenges set verified_at = now()
    where id = $1 and verified_at is null returning id`
  if ((await firstRow(sql, spend, [id])) === undefined) throw challengeMismatch()
}

/** Raises the session to aal2, signs out sessions below it and drops unfinished enrollments. */
async function upgradeSession(sql: Sql, user: User, { id, amr }: Session, factor: Factor): Promise<Grant> {
  await sql.query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    factor.id,
  ])
  const session = await firstRow<Session>(
    sql,
    `update auth.sessions set aal = 'aal2', factor_id = $2, amr = $3 where id = $1 returning *`,
    [id, factor.id, withMethod(amr, 'totp')],
  )
  // Another session verified first, or this one was signed out in the meantime.
  if (session === undefined) throw sessionGone()
  await sql.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [user.id])
  await sql.query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = 'totp' and status = 'unverified'`,
    [user.id],
  )
  return { user: await reload(sql, user), session, refreshToken: await rotateActiveToken(sql, session) }
}

/** Sessions raised by the factor fall back to aal1; their tokens show it from the next refresh. */
async function deleteFactor({ database }: Call, factor: Factor): Promise<void> {
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
    const { user, session } = await authenticate(call)
    const fields = { factor_type: text, friendly_name: text, issuer: text, phone: text }
    const body = await readBody(call, 'EnrollFactorParams', fields)
    const { factor_type: type, issuer } = body
    const disabled = DISABLED_TYPES.get(type)
    if (disabled !== undefined) {
      throw unprocessable(`mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${disabled}`)
    }
    if (type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn')
    // A longer issuer would not fit into a QR code.
    if (Buffer.byteLength(issuer) > 255) throw invalid('issuer is too long')
    return enrollTotp(call, user, session, body.friendly_name, issuer)
  },

  'POST /factors/:factor_id/challenge': async call => {
    const { user } = await authenticate(call)
    const factor = pathFactor(call, user)
    const challenge = await firstRow<Challenge>(
      call.database,
      `with factor as (
         update auth.mfa_factors set last_challenged_at = now(), updated_at = now() where id = $1 returning id
       ) insert into auth.mfa_challenges (factor_id, ip_address) select id, $2 from factor returning *`,
      [factor.id, clientAddress(call)],
    )
    if (challenge === undefined) throw factorGone()
    const expiresAt = Math.floor(challenge.created_at.getTime() / 1000) + LIFETIME_SECONDS
    return { id: challenge.id, type: factor.factor_type, expires_at: expiresAt }
  },

  'POST /factors/:factor_id/verify': async call => {
    const { user, session } = await authenticate(call)
    const factor = pathFactor(call, user)
    const body = await readBody(call, 'VerifyFactorParams', { challenge_id: optionalText, code: text })
    const challengeId = uuidField(body.challenge_id)
    if (body.code === '') throw invalid('Code needs to be non-empty')
    await checkChallenge(call.database, factor, challengeId, clientAddress(call))
    if (!isCodeRight(factor.secret, body.code.trim())) {
      throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered')
    }
    const grant = await call.database.transaction(async sql => {
      await spendChallenge(sql, challengeId)
      return upgradeSession(sql, user, session, factor)
    })
    return tokens(call, grant)
  },

  'DELETE /factors/:factor_id': async call => {
    const { user, session } = await authenticate(call)
    const factor = pathFactor(call, user)
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await deleteFactor(call, factor)
    return { id: factor.id }
  },
}
