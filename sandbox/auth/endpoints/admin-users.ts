import type { Context } from 'hono'
import { requireAdmin } from '../authenticate'
import { isUuid, NIL_UUID, pathUuid, queryText, readBody, readOptionalBody } from '../body'
import { type Auth, audienceOf, type Endpoints } from '../context'
import { isUniqueViolation, oneRow, type Sql } from '../database'
import { ApiError, invalid } from '../errors'
import { deleteTokens } from '../one-time-tokens'
import { hashPassword, randomPassword } from '../passwords'
import { encodeValues } from '../redirects'
import { deleteSessions } from '../sessions'
import {
  completed,
  confirmUser,
  createIdentity,
  createUser,
  factorJson,
  findUser,
  findUserByEmail,
  findUserByPhone,
  reload,
  type User,
  type UserRow,
  updateAppMetadata,
  updateEmailIdentity,
  updateUserMetadata,
  userJson,
} from '../users'
import { checkedEmail, checkedPhone, checkPassword, emailExists, phoneExists } from '../validate'
import { deleteFactor } from './factors'

const FIELDS = {
  id: 'string',
  aud: 'string',
  role: 'string',
  email: 'string',
  phone: 'string',
  password: 'string',
  password_hash: 'string',
  email_confirm: 'bool',
  phone_confirm: 'bool',
  user_metadata: 'object',
  app_metadata: 'object',
  ban_duration: 'string',
} as const

const UNIT_SECONDS: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600 }

/** Seconds of a duration such as `1h30m`; 0 for `none`. */
function banSeconds(duration: string): number {
  if (duration === 'none' || duration === '0') return 0
  if (!/^(\d{1,9}(\.\d{1,9})?(ms|s|m|h))+$/.test(duration)) {
    throw invalid(`invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`)
  }
  const parts = [...duration.matchAll(/([\d.]+)(ms|s|m|h)/g)]
  const seconds = parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (UNIT_SECONDS[unit ?? ''] ?? 0),
    0,
  )
  return Math.min(seconds, 290 * 365 * 86_400)
}

async function ban(sql: Sql, user: User, seconds: number): Promise<void> {
  await sql.query(
    `update auth.users set banned_until = case when $2::float8 = 0 then null else now() + make_interval(secs => $2::float8) end
     where id = $1`,
    [user.row.id, seconds],
  )
}

async function readParams(c: Context) {
  const body = await readBody(c, 'AdminUserParams', FIELDS)
  return {
    ...body,
    email: (body.email ?? '') === '' ? undefined : checkedEmail(body.email),
    phone: (body.phone ?? '') === '' ? undefined : checkedPhone(body.phone),
    banFor: (body.ban_duration ?? '') === '' ? undefined : banSeconds(body.ban_duration ?? ''),
  }
}

type Params = Awaited<ReturnType<typeof readParams>>

async function applyFlags(sql: Sql, user: User, params: Params): Promise<User> {
  if (params.email_confirm === true) await confirmUser(sql, await reload(sql, user), 'email')
  if (params.phone_confirm === true) await confirmUser(sql, await reload(sql, user), 'phone')
  if (params.banFor !== undefined) await ban(sql, user, params.banFor)
  return reload(sql, user)
}

async function checkFree(sql: Sql, { email, phone }: Params, aud: string, user?: User): Promise<void> {
  const isOther = (found: User | undefined) => found !== undefined && found.row.id !== user?.row.id
  if (email !== undefined && isOther(await findUserByEmail(sql, email, aud))) throw emailExists()
  if (phone !== undefined && isOther(await findUserByPhone(sql, phone, aud))) throw phoneExists()
}

async function newPasswordHash({ settings }: Auth, { password, password_hash: given = '' }: Params) {
  if (password !== undefined && given !== '') {
    throw invalid('Only a password or a password hash should be provided')
  }
  if (given !== '') {
    if (!/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(given)) throw invalid('Invalid password hash')
    return given
  }
  const chosen = password || randomPassword()
  if (Buffer.byteLength(chosen) > 72) throw invalid('bcrypt: password length exceeds 72 bytes')
  return hashPassword(chosen, settings.bcryptCost)
}

async function create(c: Context, auth: Auth): Promise<Response> {
  const params = await readParams(c)
  const { email, phone, id } = params
  if (email === undefined && phone === undefined) {
    throw invalid('Cannot create a user without either an email or phone')
  }
  if (id !== undefined && !isUuid(id)) throw invalid('ID must conform to the uuid v4 format')
  if (id === NIL_UUID) throw invalid('ID cannot be a nil uuid')
  const aud = params.aud || audienceOf(c)
  await checkFree(auth.database, params, aud)
  const passwordHash = await newPasswordHash(auth, params)
  const user = await auth.database.transaction(async sql => {
    const created = await createUser(sql, {
      id,
      aud,
      role: params.role || 'authenticated',
      email,
      phone,
      passwordHash,
      data: params.user_metadata ?? {},
      appMetadata: params.app_metadata ?? {},
      copyIdentityData: false,
    })
    return applyFlags(sql, created, params)
  })
  return c.json(userJson(user))
}

async function setEmail(sql: Sql, user: User, email: string, verified: boolean): Promise<void> {
  const hasIdentity = user.identities.some(identity => identity.provider === 'email')
  if (hasIdentity) await updateEmailIdentity(sql, user, { email, email_verified: verified })
  else
    await createIdentity(sql, user.row.id, 'email', {
      email,
      email_verified: verified,
      phone_verified: false,
      sub: user.row.id,
    })
  await sql.query('update auth.users set email = $2, is_anonymous = is_anonymous and not $3 where id = $1', [
    user.row.id,
    email,
    verified,
  ])
}

async function setPhone(sql: Sql, user: User, phone: string): Promise<void> {
  const identity = user.identities.find(candidate => candidate.provider === 'phone')
  const data = { phone, email_verified: false, phone_verified: false, sub: user.row.id }
  if (identity === undefined) await createIdentity(sql, user.row.id, 'phone', data)
  else await sql.query('update auth.identities set identity_data = $2 where id = $1', [identity.id, data])
  await sql.query('update auth.users set phone = $2 where id = $1', [user.row.id, phone])
}

async function update(c: Context, auth: Auth, user: User): Promise<Response> {
  const params = await readParams(c)
  const { email, phone, password } = params
  if (password !== undefined) checkPassword(auth.settings, password)
  await checkFree(auth.database, params, user.row.aud, user)
  const passwordHash =
    password === undefined ? undefined : await hashPassword(password, auth.settings.bcryptCost)
  const updated = await auth.database.transaction(async sql => {
    const { id } = user.row
    if (params.role) await sql.query('update auth.users set role = $2 where id = $1', [id, params.role])
    if (passwordHash !== undefined) {
      await sql.query('update auth.users set encrypted_password = $2 where id = $1', [id, passwordHash])
      await deleteTokens(sql, id)
      await deleteSessions(sql, id)
    }
    if (email !== undefined) await setEmail(sql, user, email, params.email_confirm === true)
    if (phone !== undefined) await setPhone(sql, user, phone)
    if (params.app_metadata !== undefined) await updateAppMetadata(sql, user, params.app_metadata)
    if (params.user_metadata !== undefined) await updateUserMetadata(sql, user, params.user_metadata)
    await sql.query('update auth.users set updated_at = now() where id = $1', [id])
    return applyFlags(sql, user, params)
  })
  return c.json(userJson(updated))
}

/** A soft deletion keeps the row but frees its address. */
async function softDelete(sql: Sql, { row }: User): Promise<void> {
  await sql.query(
    `update auth.users set deleted_at = now(), email = encode(sha256(email::bytea), 'hex'), phone = null,
       encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
    [row.id],
  )
  await sql.query('delete from auth.identities where user_id = $1', [row.id])
  await sql.query('delete from auth.mfa_factors where user_id = $1', [row.id])
  await sql.query('delete from auth.one_time_tokens where user_id = $1', [row.id])
  await deleteSessions(sql, row.id)
}

async function remove(c: Context, auth: Auth, user: User): Promise<Response> {
  const { should_soft_delete: soft = false } = await readOptionalBody(c, 'adminUserDeleteParams', {
    should_soft_delete: 'bool',
  })
  await auth.database.transaction(async sql => {
    if (!soft) await sql.query('delete from auth.users where id = $1', [user.row.id])
    else if (user.row.deleted_at === null) await softDelete(sql, user)
  })
  return c.json({})
}

function pageNumber(c: Context, name: string, fallback: number): number {
  const text = queryText(c, name)
  if (text === '') return fallback
  if (!/^\d{1,15}$/.test(text)) {
    const reason = `strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`
    throw invalid(`Bad Pagination Parameters: ${reason}`)
  }
  return Number(text)
}

function linkHeader(c: Context, page: number, pages: number): string {
  const path = new URL(c.req.url).pathname
  const link = (target: number, rel: string) => {
    const values = Object.entries({ ...c.req.query(), page: String(target) })
    return `<${path}?${encodeValues(values)}>; rel="${rel}"`
  }
  return [...(pages > page ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', ')
}

async function listUsers(c: Context, { database }: Auth): Promise<Response> {
  const page = pageNumber(c, 'page', 1)
  const perPage = pageNumber(c, 'per_page', 50)
  if (perPage === 0) throw invalid('Bad Pagination Parameters: per_page must be greater than 0')
  const aud = audienceOf(c)
  const filter = `%${queryText(c, 'filter').replaceAll(/[\\%_]/g, '\\$&')}%`
  const where = `where aud = $1 and (coalesce(email, '') || ' ' || coalesce(raw_user_meta_data ->> 'full_name', '')) ilike $2`
  const { total } = await oneRow<{ total: number }>(
    database,
    `select count(*)::int as total from auth.users ${where}`,
    [aud, filter],
  )
  const offset = Math.min((Math.max(page, 1) - 1) * perPage, Number.MAX_SAFE_INTEGER)
  const { rows } = await database.query<UserRow>(
    `select * from auth.users ${where} order by created_at desc, id limit $3 offset $4`,
    [aud, filter, perPage, offset],
  )
  c.header('Link', linkHeader(c, page, Math.ceil(total / perPage)))
  c.header('X-Total-Count', String(total))
  const users = await completed(database, rows)
  return c.json({ users: users.map(userJson), aud })
}

async function pathUser(c: Context, auth: Auth): Promise<User> {
  await requireAdmin(c, auth)
  const user = await findUser(auth.database, pathUuid(c, 'user_id'))
  if (user === undefined) throw new ApiError(404, 'user_not_found', 'User not found')
  return user
}

async function pathFactor(c: Context, auth: Auth) {
  const user = await pathUser(c, auth)
  const id = pathUuid(c, 'factor_id').toLowerCase()
  const factor = user.factors.find(candidate => candidate.id === id)
  if (factor === undefined) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** Two operators who take one address at once: the index lets one of them have it. */
async function orTaken(work: Promise<Response>): Promise<Response> {
  return work.catch(error => {
    throw isUniqueViolation(error) ? emailExists() : error
  })
}

export const adminUserEndpoints: Endpoints = (app, auth) => {
  app.get('/admin/users', async c => {
    await requireAdmin(c, auth)
    return listUsers(c, auth)
  })
  app.post('/admin/users', async c => {
    await requireAdmin(c, auth)
    return orTaken(create(c, auth))
  })
  app.get('/admin/users/:user_id', async c => c.json(userJson(await pathUser(c, auth))))
  app.put('/admin/users/:user_id', async c => orTaken(update(c, auth, await pathUser(c, auth))))
  app.delete('/admin/users/:user_id', async c => remove(c, auth, await pathUser(c, auth)))

  app.get('/admin/users/:user_id/factors', async c => {
    const user = await pathUser(c, auth)
    return c.json(user.factors.map(factorJson))
  })
  app.delete('/admin/users/:user_id/factors/:factor_id', async c => {
    const factor = await pathFactor(c, auth)
    await auth.database.transaction(sql => deleteFactor(sql, factor))
    return c.json(factorJson(factor))
  })
  app.put('/admin/users/:user_id/factors/:factor_id', async c => {
    const factor = await pathFactor(c, auth)
    const { friendly_name: name = '' } = await readBody(c, 'adminUserUpdateFactorParams', {
      friendly_name: 'string',
    })
    const renamed = name === '' ? factor : { ...factor, friendly_name: name }
    await auth.database.query('update auth.mfa_factors set friendly_name = $2 where id = $1', [
      factor.id,
      renamed.friendly_name,
    ])
    return c.json(factorJson(renamed))
  })
}
