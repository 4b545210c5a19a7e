import type { Context } from 'hono'
import { ApiError } from './errors'

const BODY_LIMIT = 1024 * 1024
// Deeper values are no use to anyone and would exhaust the stack of whoever prints them.
const DEPTH_LIMIT = 500

export type JsonObject = Record<string, unknown>

type FieldTypes = { string: string; bool: boolean; object: JsonObject }
type Kind = keyof FieldTypes
type Fields = Readonly<Record<string, Kind>>
/** null counts as absent, and an unknown field is ignored: so does the original. */
type Decoded<F extends Fields> = { [K in keyof F]: FieldTypes[F[K]] | undefined }

const GO_TYPES = { string: 'string', bool: 'bool', object: 'map[string]interface {}' } as const

const badJson = (reason: string) =>
  new ApiError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'boolean') return 'bool'
  return typeof value
}

async function bodyText(c: Context): Promise<string> {
  const tooLarge = new ApiError(413, 'request_entity_too_large', 'Request body exceeds the limit of 1 MiB')
  if (Number(c.req.header('content-length') ?? 0) > BODY_LIMIT) throw tooLarge
  const stream = c.req.raw.body
  if (stream === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) throw tooLarge
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function syntaxReason(text: string, error: unknown): string {
  const first = text.trimStart().charAt(0)
  const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0)
  if (first === '' || String(error).includes('end of JSON input') || position >= text.trimEnd().length) {
    return 'unexpected end of JSON input'
  }
  if (position > 0) return `invalid character '${text.charAt(position)}' at offset ${position}`
  return `invalid character '${first}' looking for beginning of value`
}

/** Without recursion, so that nesting cannot overflow the stack; Postgres text cannot hold a NUL. */
function checkContents(root: unknown): void {
  const pending = [{ value: root, depth: 0 }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && value.includes('\u0000')) {
      throw badJson("invalid character '\\x00' in string literal")
    }
    if (typeof value !== 'object' || value === null) continue
    if (depth > DEPTH_LIMIT) throw badJson('exceeded max depth')
    for (const [key, item] of Object.entries(value)) {
      if (key.includes('\u0000')) throw badJson("invalid character '\\x00' in string literal")
      pending.push({ value: item, depth: depth + 1 })
    }
  }
}

/** Unpaired surrogates, which Postgres refuses, become U+FFFD in values and in keys, as in the original. */
function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (!isObject(value) || Object.keys(value).every(key => key.isWellFormed())) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), item]))
}

function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text, wellFormed)
  } catch (error) {
    throw badJson(error instanceof RangeError ? 'exceeded max depth' : syntaxReason(text, error))
  }
  checkContents(value)
  return value
}

function assertKind<K extends Kind>(value: unknown, kind: K, where: string): FieldTypes[K]
function assertKind(value: unknown, kind: Kind, where: string): unknown {
  const matches = kind === 'object' ? isObject(value) : kindOf(value) === kind
  if (matches) return value
  throw badJson(
    `json: cannot unmarshal ${kindOf(value)} into Go struct field ${where} of type ${GO_TYPES[kind]}`,
  )
}

function decode<F extends Fields>(value: unknown, struct: string, fields: F): Decoded<F>
function decode(value: unknown, struct: string, fields: Fields): JsonObject {
  if (value !== null && !isObject(value)) {
    throw badJson(`json: cannot unmarshal ${kindOf(value)} into Go value of type api.${struct}`)
  }
  const own = new Map(Object.entries(value ?? {}))
  const decoded: JsonObject = {}
  for (const [name, kind] of Object.entries(fields)) {
    const field = own.get(name)
    if (field === undefined || field === null) continue
    decoded[name] = assertKind(field, kind, `${struct}.${name}`)
  }
  return decoded
}

/** Reads the body as JSON with the fields named; anything else about it is refused as in the contract. */
export async function readBody<F extends Fields>(c: Context, struct: string, fields: F): Promise<Decoded<F>> {
  return decode(parseJson(await bodyText(c)), struct, fields)
}

export async function readOptionalBody<F extends Fields>(
  c: Context,
  struct: string,
  fields: F,
): Promise<Decoded<F>> {
  const text = await bodyText(c)
  return decode(text === '' ? null : parseJson(text), struct, fields)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const NIL_UUID = '00000000-0000-0000-0000-000000000000'

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** A challenge id that is no UUID fails while the body is decoded, hence bad_json. */
export function uuidField(value: string | undefined, where: string): string {
  if (value === undefined) return NIL_UUID
  if (UUID.test(value)) return value
  throw badJson(`uuid: incorrect UUID length ${value.length} in string "${value}" for ${where}`)
}

/** The query's first value; NULs cannot be looked up in Postgres, and match nothing anyway. */
export const queryText = (c: Context, name: string): string =>
  (c.req.query(name) ?? '').toWellFormed().replaceAll('\u0000', '')

export function pathUuid(c: Context, name: string): string {
  const value = c.req.param(name)
  if (!isUuid(value)) throw new ApiError(404, 'validation_failed', `${name} must be an UUID`)
  return value
}
