import { isRecord } from './is-record'

/** Where the client library looks for the message of an error. */
const messageKeys = ['msg', 'message', 'error_description', 'error']

function parsed(text: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/**
 * Leaves the message of an error empty unless the back end gave one. Of any other body (a gateway's page, `{}`) the client
 * library would show the text or the status line, and a page with status 200 would be a lost connection to it.
 */
export function ownMessages(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    const text = await answer.clone().text()
    const body = parsed(text)?.body
    if (answer.ok) {
      if (answer.status === 204 || parsed(text)) return answer
      return Response.json({ msg: '' }, { status: 500 })
    }
    const details = isRecord(body) ? body : {}
    if (messageKeys.some(key => typeof details[key] === 'string')) return answer
    return Response.json({ ...details, msg: '' }, { status: answer.status, headers: answer.headers })
  }
}
