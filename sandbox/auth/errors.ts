import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Details = { weakReasons?: readonly string[]; oauthError?: string }

/** A refusal with the status, code and message that the contract names. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly details: Details = {},
  ) {
    super(message)
  }
}

export const invalid = (message: string) => new ApiError(400, 'validation_failed', message)
export const unprocessable = (code: string, message: string) => new ApiError(422, code, message)
export const forbidden = (code: string, message: string) => new ApiError(403, code, message)
export const tooMany = (code: string, message: string) => new ApiError(429, code, message)
export const oauthError = (error: string, description: string) =>
  new ApiError(400, '', description, { oauthError: error })

const NEWEST_VERSION = '2024-01-01'

function speaksNewShape(header: string | undefined): boolean {
  if (header === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(header)) return false
  return !Number.isNaN(Date.parse(header)) && header >= NEWEST_VERSION
}

/** Writes an error in the shape that the caller's X-Supabase-Api-Version asks for. */
export function errorResponse(c: Context, error: ApiError): Response {
  const { status, code, message } = error
  const { weakReasons, oauthError: oauth } = error.details
  if (oauth !== undefined) return c.json({ error: oauth, error_description: message }, status)
  const weak = weakReasons === undefined ? {} : { weak_password: { reasons: weakReasons } }
  if (speaksNewShape(c.req.header('X-Supabase-Api-Version'))) {
    c.header('X-Supabase-Api-Version', NEWEST_VERSION)
    if (weakReasons === undefined) c.header('x-sb-error-code', code)
    return c.json({ code, message, ...weak }, status)
  }
  c.header('x-sb-error-code', code)
  const errorId = status >= 500 ? { error_id: randomUUID() } : {}
  return c.json({ code: status, error_code: code, msg: message, ...errorId, ...weak }, status)
}

export const unexpectedFailure = () =>
  new ApiError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information')
