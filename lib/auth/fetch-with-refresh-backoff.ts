import { isRecord } from './is-record'

/** Pause between renewals after a 429 without Retry-After. */
const backoffSeconds = 30

async function readRecord(answer: Response): Promise<Record<string, unknown>> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return isRecord(body) ? body : {}
}

async function isTokenResponse(answer: Response): Promise<boolean> {
  const { access_token, refresh_token, expires_in, user } = await readRecord(answer)
  const isText = typeof access_token === 'string' && typeof refresh_token === 'string'
  return isText && typeof expires_in === 'number' && isRecord(user)
}

/** Seconds of `Retry-After`, in either of its formats; undefined when it is absent or not exposed by CORS. */
function retryAfterSeconds(answer: Response): number | undefined {
  const header = answer.headers.get('Retry-After')
  if (header === null) return
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}

const withUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

function formatRetryDelay(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes'
  return `in ${seconds < 120 ? withUnit(seconds, 'second') : withUnit(Math.ceil(seconds / 60), 'minute')}`
}

/** To the client library, a server that is temporarily down: it keeps the session and retries later. */
const unavailable = () => Response.json({ msg: 'The session could not be renewed now.' }, { status: 503 })

/** Rewrites a rate-limit error so that it says how long to wait; the back end's own message does so only for mails. */
async function withRetryDelay(answer: Response): Promise<Response> {
  const body = await readRecord(answer)
  const code = body.error_code ?? body.code
  if (code === 'over_email_send_rate_limit') return answer
  const msg = `Too many attempts. Please try again ${formatRetryDelay(retryAfterSeconds(answer))}.`
  const error_code = typeof code === 'string' ? code : 'over_request_rate_limit'
  return Response.json({ error_code, msg }, { status: 429, headers: answer.headers })
}

const isRenewal = (input: Parameters<typeof fetch>[0]): boolean =>
  (input instanceof Request ? input.url : String(input)).includes('/token?grant_type=refresh_token')

/**
 * Keeps the session when a renewal fails for a reason that is not about the session: the client library drops it on any
 * refusal, but a rate limit is shared by all visitors behind one IP address, and a gateway may have sent the response.
 */
export function fetchWithRefreshBackoff(send: typeof fetch): typeof fetch {
  let backoffUntil = 0
  return async (input, init) => {
    if (!isRenewal(input)) {
      const answer = await send(input, init)
      return answer.status === 429 ? withRetryDelay(answer) : answer
    }
    if (Date.now() < backoffUntil) return unavailable()
    const answer = await send(input, init)
    if (answer.status === 429) {
      backoffUntil = Date.now() + (retryAfterSeconds(answer) ?? backoffSeconds) * 1000
      return unavailable()
    }
    return answer.ok && !(await isTokenResponse(answer)) ? unavailable() : answer
  }
}
