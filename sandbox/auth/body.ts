import type { Context } from 'hono'
import { z } from 'zod'
import { ApiError, badRequest } from './errors'
import type { Call } from './types'

const BODY_LIMIT = 1024 * 1024
// Deeper values would overflow the stack of code that serializes them.
const DEPTH_LIMIT = 500

export type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const orElse = <Value, Absent>(schema: z.ZodType<Value>, absent: Absent) =>
  schema.nullish().transform(value => value ?? absent)

/** The field types of request bodies; null counts as absent. */
export const text = orElse(z.string(), '')
export const optionalText = orElse(z.string(), undefined)
export const map = orElse(z.custom<JsonObject>(isObject), undefined)
/** What the client adds to a request that anybody may send; `checkCaptcha` reads it. */
export const securityField = { gotrue_meta_security: z.unknown().optional() }
export const pkceFields = { code_challenge: text, code_challenge_method: text }

const badJson = (reason: string) => badRequest('bad_json', `Could not parse request body as JSON: ${reason}`)

function syntaxReason(json: string, error: unknown): string {
  const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0)
  if (
    json.trim() === '' ||
    String(error).includes('end of JSON input') ||
    position >= json.trimEnd().length
  ) {
    return 'unexpected end of JSON input'
  }
  if (position > 0) return `invalid character '${json.charAt(position)}' at offset ${position}`
  return `invalid character '${json.trimStart().charAt(0)}' looking for beginning of value`
}

/** Only what Postgres can store: no NUL, and U+FFFD for an unpaired surrogate, as in GoTrue. */
function storable(value: string): string {
  if (value.includes('\u0000')) throw badJson("invalid character '\\x00' in string literal")
  return value.toWellFormed()
}

function storableTexts(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key), item]))
}

const isTooDeep = (value: unknown, depth = 0): boolean =>
  depth > DEPTH_LIMIT ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some(item => isTooDeep(item, depth + 1)))

function parseJson(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json, storableTexts)
    if (isTooDeep(value)) throw new RangeError()
    return value
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw badJson(error instanceof RangeError ? 'exceeded max depth' : syntaxReason(json, error))
  }
}

/** Go's name for the type of a value, and for the type that the field expects. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return typeof value === 'boolean' ? 'bool' : typeof value
}
const wantedKind = (issue: z.core.$ZodIssue): string => {
  if (issue.code !== 'invalid_type') return 'map[string]interface {}'
  return issue.expected === 'boolean' ? 'bool' : issue.expected
}

async function bodyText({ c }: Call): Promise<string> {
  const tooLarge = new ApiError(
    413,
    'request_entity_too_large',
    `Request body too large (max ${BODY_LIMIT} bytes)`,
  )
  if (Number(c.req.header('content-length') ?? 0) > BODY_LIMIT) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Parses the JSON body and picks the fields of `shape`; other fields are ignored, wrong types rejected. */
export async function readBody<Shape extends z.ZodRawShape>(
  call: Call,
  struct: string,
  shape: Shape,
  whenEmpty = '',
) {
  const value = parseJson((await bodyText(call)) || whenEmpty) ?? {}
  const parsed = z.object(shape).safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  if (issue === undefined || !isObject(value)) {
    throw badJson(`json: cannot unmarshal ${kindOf(value)} into Go value of type api.${struct}`)
  }
  const field = String(issue.path[0])
  const kinds = `${kindOf(value[field])} into Go struct field ${struct}.${field} of type ${wantedKind(issue)}`
  throw badJson(`json: cannot unmarshal ${kinds}`)
}

export const NIL_UUID = '00000000-0000-0000-0000-000000000000'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** GoTrue decodes a challenge id with the body, so one that is no UUID answers bad_json. */
export function uuidField(value: string | undefined): string {
  if (value === undefined) return NIL_UUID
  if (UUID.test(value)) return value
  const fault = value.length === NIL_UUID.length ? 'format' : `length ${value.length}`
  throw badJson(`uuid: incorrect UUID ${fault} in string ${JSON.stringify(value)}`)
}

export function pathUuid({ c }: Call, name: string): string {
  const value = c.req.param(name)
  if (!isUuid(value)) throw new ApiError(404, 'validation_failed', `${name} must be an UUID`)
  return value.toLowerCase()
}

/** The first value of a query parameter, without NULs, which Postgres cannot look up and which match nothing. */
export const queryText = (c: Context, name: string): string =>
  (c.req.query(name) ?? '').toWellFormed().replaceAll('\u0000', '')
