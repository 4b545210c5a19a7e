import { queryText } from '../body'
import { requireAdmin } from '../caller'
import { oneRow } from '../database'
import { invalid } from '../errors'
import { encodeValues } from '../redirect-urls'
import type { Call } from '../types'
import { userJson } from '../user-json'
import { findUsers } from '../users'

function pageNumber({ c }: Call, name: string, fallback: number): number {
  const value = queryText(c, name)
  if (value === '') return fallback
  if (/^\d{1,15}$/.test(value)) return Number(value)
  const reason = `strconv.ParseUint: parsing ${JSON.stringify(value)}: invalid syntax`
  throw invalid(`Bad Pagination Parameters: ${reason}`)
}

/** Users can be sorted by creation time only; newest first by default. */
function order({ c }: Call): 'asc' | 'desc' {
  if (c.req.query('sort') === undefined) return 'desc'
  const [, field = '', direction = ''] = /^(\S*) ?(.*)$/.exec(queryText(c, 'sort')) ?? []
  const refusal = (reason: string) => invalid(`Bad Sort Parameters: ${reason}`)
  if (field !== 'created_at') throw refusal(`bad field for sort '${field}'`)
  if (/^(desc)?$/i.test(direction)) return 'desc'
  if (/^asc$/i.test(direction)) return 'asc'
  throw refusal(`bad direction for sort '${direction}', only 'asc' and 'desc' allowed`)
}

function linkHeader({ c }: Call, page: number, pages: number): string {
  const link = (target: number, rel: string) =>
    `<${c.req.path}?${encodeValues({ ...c.req.query(), page: String(target) })}>; rel="${rel}"`
  return [...(pages > page ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', ')
}

export async function listUsers(call: Call) {
  await requireAdmin(call)
  const { c, database, aud } = call
  const direction = order(call)
  const page = pageNumber(call, 'page', 1)
  const perPage = pageNumber(call, 'per_page', 50)
  if (perPage === 0) throw invalid('Bad Pagination Parameters: per_page must be greater than 0')
  const filter = `%${queryText(c, 'filter').replaceAll(/[\\%_]/g, '\\$&')}%`
  const where = `where aud = $1 and concat(email, ' ', raw_user_meta_data ->> 'full_name') ilike $2`
  const count = `select count(*)::int as total from auth.users ${where}`
  const { total } = await oneRow<{ total: number }>(database, count, [aud, filter])
  const offset = Math.min((Math.max(page, 1) - 1) * perPage, Number.MAX_SAFE_INTEGER)
  const window = [aud, filter, perPage, offset]
  const users = await findUsers(
    database,
    `${where} order by created_at ${direction}, id limit $3 offset $4`,
    window,
  )
  c.header('Link', linkHeader(call, page, Math.ceil(total / perPage)))
  c.header('X-Total-Count', String(total))
  // GoTrue loads neither factors nor identities for a list.
  return { users: users.map(user => ({ ...userJson({ ...user, factors: [] }), identities: null })), aud }
}
