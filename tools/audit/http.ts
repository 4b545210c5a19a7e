import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

export type Answer = { status: number; headers: Headers; body: Buffer }

const brotli = promisify(brotliCompress)
const pack = (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

/** Fetches each address once, however many checks need it. Redirects are returned, not followed. */
export function createFetcher() {
  const answers = new Map<string, Promise<Answer>>()
  return (url: string): Promise<Answer> => {
    const { href } = new URL(url)
    const cached = answers.get(href)
    if (cached) return cached
    const answer = fetch(href, { redirect: 'manual', signal: AbortSignal.timeout(30_000) }).then(
      async response => ({
        status: response.status,
        headers: response.headers,
        body: Buffer.from(await response.arrayBuffer()),
      }),
    )
    answers.set(href, answer)
    return answer
  }
}

export type Fetcher = ReturnType<typeof createFetcher>

/** The body in brotli as sent, because `fetch` would decode it; compressed here if the server does not send brotli. */
export function getPacked(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' }, timeout: 30_000 }, async incoming => {
      const body = await buffer(incoming)
      resolve(incoming.headers['content-encoding'] === 'br' ? body : pack(body))
    })
      .once('timeout', () => reject(new Error(`${url} did not answer within 30 s`)))
      .once('error', reject)
      .end()
  })
}

export async function brotliSize(body: Buffer): Promise<number> {
  return (await pack(body)).length
}
