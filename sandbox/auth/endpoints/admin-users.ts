import type { Context } from 'hono'
import { flag, isUuid, map, NIL_UUID, optionalText, pathUuid, queryText, readBody, text } from '../body'
import { requireAdmin } from '../caller'
import { checkedEmail, checkedPhone } from '../checks'
import { type Auth, audienceOf, type Routes } from '../context'
import { oneRow, type Sql } from '../database'
import { ApiError, emailExists, invalid, phoneExists } from '../errors'
import { checkPassword, hashPassword, randomPassword } from '../passwords'
import { encodeValues } from '../redirects'
import { deleteSessions } from '../sessions'
import {
  confirmUser,
  createUser,
  deleteTokens,
  factorJson,
  findUser,
  findUserByEmail,
  findUserByPhone,
  findUsers,
  mergedData,
  putIdentity,
  type User,
  updateUser,
  userJson,
} from '../users'
import { deleteFactor, pathFactor } from './factors'

const UNIT_SECONDS = new Map([
  ['ms', 0.001],
  ['s', 1],
  ['m', 60],
  ['h', 3600],
])
const LONGEST_BAN_SECONDS = 290 * 365 * 86_400

/** The end of a ban such as `1h30m`; null for `none`, undefined when nothing is asked. */
function bannedUntil(duration: string): Date | null | undefined {
  if (duration === '') return undefined
  if (duration === 'none' || duration === '0') return null
  if (!/^(\d{1,9}(\.\d{1,9})?(ms|s|m|h))+$/.test(duration)) {
    throw invalid(`invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`)
  }
  const parts = [...duration.matchAll(/([\d.]+)(ms|s|m|h)/g)]
  const seconds = parts.reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (UNIT_SECONDS.get(unit) ?? 0),
    0,
  )
  return new Date(Date.now() + Math.min(seconds, LONGEST_BAN_SECONDS) * 1000)
}

async function readParams(c: Context) {
  const fields = { id: optionalText, aud: text, role: text, email: text, phone: text, password: optionalText }
  const flags = { email_confirm: flag, phone_confirm: flag, ban_duration: text, password_hash: text }
  const data = { user_metadata: map, app_metadata: map }
  const body = await readBody(c, 'AdminUserParams', { ...fields, ...flags, ...data })
  return {
    ...body,
    email: body.email === '' ? undefined : checkedEmail(body.email),
    phone: body.phone === '' ? undefined : checkedPhone(body.phone),
    bannedUntil: bannedUntil(body.ban_duration),
  }
}

type Params = Awaited<ReturnType<typeof readParams>>

async function applyFlags(sql: Sql, user: User, params: Params): Promise<User> {
  let updated = user
  if (params.email_confirm) updated = await confirmUser(sql, updated, 'email')
  if (params.phone_confirm) updated = await confirmUser(sql, updated, 'phone')
  if (params.bannedUntil === undefined) return updated
  return updateUser(sql, updated, { banned_until: params.bannedUntil })
}

async function checkFree({ database }: Auth, { email, phone }: Params, aud: string, user?: User) {
  const isOther = (found: User | undefined) => found !== undefined && found.id !== user?.id
  if (email !== undefined && isOther(await findUserByEmail(database, email, aud))) throw emailExists()
  if (phone !== undefined && isOther(await findUserByPhone(database, phone, aud))) throw phoneExists()
}

async function newPasswordHash({ settings }: Auth, { password, password_hash: hash }: Params) {
  if (password !== undefined && hash !== '') {
    throw invalid('Only a password or a password hash should be provided')
  }
  if (hash !== '') {
    if (!/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash)) throw invalid('Invalid password hash')
    return hash
  }
  const chosen = password || randomPassword()
  if (Buffer.byteLength(chosen) > 72) throw invalid('bcrypt: password length exceeds 72 bytes')
  return hashPassword(chosen, settings)
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
  await checkFree(auth, params, aud)
  const account = {
    ...{ id, aud, role: params.role || 'authenticated', email, phone },
    ...{ data: params.user_metadata ?? {}, appMetadata: params.app_metadata ?? {} },
    passwordHash: await newPasswordHash(auth, params),
  }
  const user = await auth.database.transaction(async sql =>
    applyFlags(sql, await createUser(sql, account), params),
  )
  return c.json(userJson(user))
}

async function change(sql: Sql, user: User, params: Params, hash: string | undefined): Promise<User> {
  const { email, phone, app_metadata: appMetadata, user_metadata: userMetadata } = params
  const isVerified = { email: params.email_confirm ?? false, phone: params.phone_confirm ?? false }
  if (hash !== undefined) {
    await deleteTokens(sql, user)
    await deleteSessions(sql, user)
  }
  if (email !== undefined)
    await putIdentity(sql, user.id, 'email', { email, email_verified: isVerified.email })
  if (phone !== undefined)
    await putIdentity(sql, user.id, 'phone', { phone, phone_verified: isVerified.phone })
  const isNamed = (email !== undefined && isVerified.email) || (phone !== undefined && isVerified.phone)
  return updateUser(sql, user, {
    role: params.role || user.role,
    encrypted_password: hash ?? user.encrypted_password,
    email: email ?? user.email,
    phone: phone ?? user.phone,
    is_anonymous: user.is_anonymous && !isNamed,
    raw_app_meta_data: mergedData(user.raw_app_meta_data, appMetadata ?? {}),
    raw_user_meta_data: mergedData(user.raw_user_meta_data, userMetadata ?? {}),
  })
}

async function update(c: Context, auth: Auth): Promise<Response> {
  const user = await pathUser(c, auth)
  const params = await readParams(c)
  const { password } = params
  if (password !== undefined) checkPassword(auth.settings, password)
  await checkFree(auth, params, user.aud, user)
  const hash = password === undefined ? undefined : await hashPassword(password, auth.settings)
  const updated = await auth.database.transaction(async sql =>
    applyFlags(sql, await change(sql, user, params, hash), params),
  )
  return c.json(userJson(updated))
}

/** A soft deletion keeps the row but frees its address. */
async function softDelete(sql: Sql, user: User): Promise<void> {
  await sql.query(
    `update auth.users set deleted_at = now(), email = encode(sha256(email::bytea), 'hex'), phone = null,
       encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
    [user.id],
  )
  for (const table of ['identities', 'mfa_factors', 'one_time_tokens', 'sessions']) {
    await sql.query(`delete from auth.${table} where user_id = $1`, [user.id])
  }
}

async function remove(c: Context, auth: Auth): Promise<Response> {
  const user = await pathUser(c, auth)
  const fields = { should_soft_delete: flag }
  const { should_soft_delete: isSoft } = await readBody(c, 'adminUserDeleteParams', fields, '{}')
  await auth.database.transaction(async sql => {
    if (!isSoft) await sql.query('delete from auth.users where id = $1', [user.id])
    else if (user.deleted_at === null) await softDelete(sql, user)
  })
  return c.json({})
}

function pageNumber(c: Context, name: string, fallback: number): number {
  const value = queryText(c, name)
  if (value === '') return fallback
  if (/^\d{1,15}$/.test(value)) return Number(value)
  const reason = `strconv.ParseUint: parsing ${JSON.stringify(value)}: invalid syntax`
  throw invalid(`Bad Pagination Parameters: ${reason}`)
}

function linkHeader(c: Context, page: number, pages: number): string {
  const link = (target: number, rel: string) =>
    `<${c.req.path}?${encodeValues({ ...c.req.query(), page: String(target) })}>; rel="${rel}"`
  return [...(pages > page ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', ')
}

async function list(c: Context, { database }: Auth): Promise<Response> {
  const page = pageNumber(c, 'page', 1)
  const perPage = pageNumber(c, 'per_page', 50)
  if (perPage === 0) throw invalid('Bad Pagination Parameters: per_page must be greater than 0')
  const aud = audienceOf(c)
  const filter = `%${queryText(c, 'filter').replaceAll(/[\\%_]/g, '\\$&')}%`
  const where = `where aud = $1 and concat(email, ' ', raw_user_meta_data ->> 'full_name') ilike $2`
  const count = `select count(*)::int as total from auth.users ${where}`
  const { total } = await oneRow<{ total: number }>(database, count, [aud, filter])
  const offset = Math.min((Math.max(page, 1) - 1) * perPage, Number.MAX_SAFE_INTEGER)
  const window = [aud, filter, perPage, offset]
  const users = await findUsers(database, `${where} order by created_at desc, id limit $3 offset $4`, window)
  c.header('Link', linkHeader(c, page, Math.ceil(total / perPage)))
  c.header('X-Total-Count', String(total))
  return c.json({ users: users.map(userJson), aud })
}

async function pathUser(c: Context, auth: Auth): Promise<User> {
  await requireAdmin(c, auth)
  const user = await findUser(auth.database, pathUuid(c, 'user_id'))
  if (user === undefined) throw new ApiError(404, 'user_not_found', 'User not found')
  return user
}

export const adminUserRoutes: Routes = {
  'GET /admin/users': async (c, auth) => {
    await requireAdmin(c, auth)
    return list(c, auth)
  },
  'POST /admin/users': async (c, auth) => {
    await requireAdmin(c, auth)
    return create(c, auth)
  },
  'GET /admin/users/:user_id': async (c, auth) => c.json(userJson(await pathUser(c, auth))),
  'PUT /admin/users/:user_id': update,
  'DELETE /admin/users/:user_id': remove,
  'GET /admin/users/:user_id/factors': async (c, auth) => {
    const { factors } = await pathUser(c, auth)
    return c.json(factors.map(factorJson))
  },
  'DELETE /admin/users/:user_id/factors/:factor_id': async (c, auth) => {
    const factor = pathFactor(c, await pathUser(c, auth))
    await deleteFactor(auth, factor)
    return c.json(factorJson(factor))
  },
}
