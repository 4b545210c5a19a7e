import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

/** An error response with the contract's status, code and message. */
export class ApiError extends HTTPException {
  constructor(
    status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly weakReasons?: readonly string[],
  ) {
    super(status, { message })
  }
}

export const badRequest = (code: string, message: string) => new ApiError(400, code, message)
export const invalid = (message: string) => badRequest('validation_failed', message)
/** Throws with the message of the first row whose condition is true. */
export function rejectIf(...rows: readonly (readonly [condition: boolean, message: string])[]): void {
  const row = rows.find(([condition]) => condition)
  if (row !== undefined) throw invalid(row[1])
}

export const unprocessable = (code: string, message: string) => new ApiError(422, code, message)
export const forbidden = (code: string, message: string) => new ApiError(403, code, message)
export const tooMany = (code: string, message: string) => new ApiError(429, code, message)

export const emailExists = () =>
  unprocessable('email_exists', 'A user with this email address has already been registered')
export const userGone = () => forbidden('user_not_found', 'User from sub claim in JWT does not exist')
export const sessionGone = () =>
  forbidden('session_not_found', 'Session from session_id claim in JWT does not exist')

/** Maps a failure to an API error; concurrent requests for one address or account fail on a constraint. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code } = z.object({ code: z.string() }).partial().catch({}).parse(error)
  if (code === '23505') return emailExists()
  if (code === '23503') return userGone()
  console.error('Auth sandbox:', error)
  const message = 'Unexpected failure, please check server logs for more information'
  return new ApiError(500, 'unexpected_failure', message)
}

const NEWEST_VERSION = '2024-01-01'

/** Also rejects February 30, which `Date.parse` reads as March 1. */
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const wantsNewErrorShape = (version = ''): boolean => isDate(version) && version >= NEWEST_VERSION

/** Formats an error for the caller's X-Supabase-Api-Version. */
export function errorResponse(c: Context, { status, code, message, weakReasons }: ApiError): Response {
  const weak = weakReasons === undefined ? {} : { weak_password: { reasons: weakReasons } }
  const isNew = wantsNewErrorShape(c.req.header('X-Supabase-Api-Version'))
  if (!isNew || weakReasons === undefined) c.header('x-sb-error-code', code)
  if (isNew) {
    c.header('X-Supabase-Api-Version', NEWEST_VERSION)
    return c.json({ code, message, ...weak }, status)
  }
  const errorId = status >= 500 ? { error_id: randomUUID() } : {}
  return c.json({ code: status, error_code: code, msg: message, ...errorId, ...weak }, status)
}
