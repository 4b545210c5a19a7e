import { bannedUntil } from '../ban'
import { flag, isUuid, map, NIL_UUID, optionalText, pathUuid, readBody, text } from '../body'
import { requireAdmin } from '../caller'
import type { Sql } from '../database'
import { ApiError, emailExists, invalid, phoneExists, refuseIf, unprocessable } from '../errors'
import { checkPassword, hashPassword, randomPassword } from '../passwords'
import { deleteSessions } from '../sessions'
import type { Call, Routes } from '../types'
import { factorJson, newlyConfirmedJson, type User, userJson } from '../user-json'
import {
  confirmUser,
  createUser,
  findUser,
  isTaken,
  mergedData,
  putIdentity,
  setPassword,
  updateUser,
  voidMails,
} from '../users'
import { checkedEmail, checkedPhone } from '../validation'
import { listUsers } from './admin-list'
import { deleteFactor, pathFactor } from './factors'

async function readParams(call: Call) {
  const fields = { id: text, aud: text, role: text, email: text, phone: text, password: optionalText }
  const flags = { email_confirm: flag, phone_confirm: flag, ban_duration: text, password_hash: text }
  const data = { user_metadata: map, app_metadata: map }
  const body = await readBody(call, 'AdminUserParams', { ...fields, ...flags, ...data })
  return {
    ...body,
    id: body.id.toLowerCase() || undefined,
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

async function checkFree({ database }: Call, { email, phone }: Params, aud: string, user?: User) {
  if (email !== undefined && (await isTaken(database, 'email', email, aud, user))) throw emailExists()
  if (phone === undefined || !(await isTaken(database, 'phone', phone, aud, user))) return
  if (user !== undefined) throw phoneExists()
  throw unprocessable('phone_exists', 'Phone number already registered by another user')
}

async function newPasswordHash({ settings }: Call, { password, password_hash: hash }: Params) {
  if (password !== undefined && hash !== '') {
    throw invalid('Only a password or a password hash should be provided')
  }
  if (hash !== '') {
    if (!/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash)) throw invalid('Invalid password hash')
    return hash
  }
  if (password) checkPassword(settings, password)
  return hashPassword(password || randomPassword(), settings)
}

async function create(call: Call) {
  await requireAdmin(call)
  const params = await readParams(call)
  const { email, phone, id } = params
  const isAddressed = email !== undefined || phone !== undefined
  refuseIf(
    [!isAddressed, 'Cannot create a user without either an email or phone'],
    [id !== undefined && !isUuid(id), 'ID must conform to the uuid v4 format'],
    [id === NIL_UUID, 'ID cannot be a nil uuid'],
  )
  const aud = params.aud || call.aud
  await checkFree(call, params, aud)
  const account = {
    ...{ id, aud, role: params.role || 'authenticated', email, phone },
    ...{ data: params.user_metadata ?? {}, appMetadata: params.app_metadata ?? {} },
    passwordHash: await newPasswordHash(call, params),
  }
  const user = await call.database.transaction(async sql =>
    applyFlags(sql, await createUser(sql, account), params),
  )
  return newlyConfirmedJson(user)
}

async function change(sql: Sql, user: User, params: Params, hash: string | undefined): Promise<User> {
  const moved = (['email', 'phone'] as const).filter(kind => params[kind] !== undefined)
  if (moved.length > 0) await voidMails(sql, user)
  if (hash !== undefined) {
    await setPassword(sql, user, hash)
    await deleteSessions(sql, user)
  }
  for (const kind of moved) {
    const isVerified = params[`${kind}_confirm`] ?? false
    await putIdentity(sql, user.id, kind, { [kind]: params[kind], [`${kind}_verified`]: isVerified })
  }
  const isNamed = moved.some(kind => params[`${kind}_confirm`])
  return updateUser(sql, user, {
    role: params.role || user.role,
    email: params.email ?? user.email,
    phone: params.phone ?? user.phone,
    is_anonymous: user.is_anonymous && !isNamed,
    raw_app_meta_data: mergedData(user.raw_app_meta_data, params.app_metadata ?? {}),
    raw_user_meta_data: mergedData(user.raw_user_meta_data, params.user_metadata ?? {}),
  })
}

async function update(call: Call) {
  const user = await pathUser(call)
  const params = await readParams(call)
  const { password } = params
  if (password !== undefined) checkPassword(call.settings, password)
  await checkFree(call, params, user.aud, user)
  const hash = password === undefined ? undefined : await hashPassword(password, call.settings)
  const updated = await call.database.transaction(async sql =>
    applyFlags(sql, await change(sql, user, params, hash), params),
  )
  return userJson(updated)
}

/** SQL for a hash in place of an address; salted by id, so that the same address can be deleted repeatedly. */
const hashedColumn = (column: string, id: string) =>
  `rtrim(translate(encode(sha256(convert_to(${id}::text || coalesce(${column}, ''), 'UTF8')), 'base64'), '+/', '-_'), '=')`

/** A soft deletion keeps the rows but frees their addresses; columns without an address are hashed too. */
async function softDelete(sql: Sql, user: User): Promise<void> {
  await sql.query(
    `update auth.users set deleted_at = clock_timestamp(), email = ${hashedColumn('email', 'id')},
       phone = left(${hashedColumn('phone', 'id')}, 15), email_change = ${hashedColumn('email_change', 'id')},
       phone_change = left(${hashedColumn('phone_change', 'id')}, 15), encrypted_password = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
    [user.id],
  )
  await sql.query(
    `update auth.identities set identity_data = '{}', provider_id = ${hashedColumn('provider_id', 'user_id')}
       where user_id = $1`,
    [user.id],
  )
  for (const table of ['mfa_factors', 'one_time_tokens', 'sessions']) {
    await sql.query(`delete from auth.${table} where user_id = $1`, [user.id])
  }
}

async function remove(call: Call) {
  const user = await pathUser(call)
  const fields = { should_soft_delete: flag }
  const { should_soft_delete: isSoft } = await readBody(call, 'adminUserDeleteParams', fields, '{}')
  await call.database.transaction(async sql => {
    if (!isSoft) await sql.query('delete from auth.users where id = $1', [user.id])
    else if (user.deleted_at === null) await softDelete(sql, user)
  })
  return {}
}

async function pathUser(call: Call): Promise<User> {
  await requireAdmin(call)
  const user = await findUser(call.database, pathUuid(call, 'user_id'))
  if (user === undefined) throw new ApiError(404, 'user_not_found', 'User not found')
  return user
}

export const adminUserRoutes: Routes = {
  'GET /admin/users': listUsers,
  'POST /admin/users': create,
  'GET /admin/users/:user_id': async call => userJson(await pathUser(call)),
  'PUT /admin/users/:user_id': update,
  'DELETE /admin/users/:user_id': remove,
  'GET /admin/users/:user_id/factors': async call => {
    const { factors } = await pathUser(call)
    return factors.map(factorJson)
  },
  'DELETE /admin/users/:user_id/factors/:factor_id': async call => {
    const factor = pathFactor(call, await pathUser(call))
    await deleteFactor(call, factor)
    return factorJson(factor)
  },
}
