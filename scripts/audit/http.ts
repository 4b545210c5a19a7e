import { request } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip } from 'node:zlib'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const brotli = promisify(brotliCompress)
const unzip = promisify(gunzip)

function get(url: string, encoding: 'gzip' | 'br' = 'gzip'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { headers: { 'accept-encoding': encoding }, timeout: 30_000 },
      async incoming => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
          const raw = Buffer.concat(chunks)
          const body = incoming.headers['content-encoding'] === 'gzip' ? await unzip(raw) : raw
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body })
        } catch (error) {
          reject(error)
        }
      },
    )
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${url} did not answer within 30 s`)))
    outgoing.once('error', reject)
    outgoing.end()
  })
}

/** The body as sent in brotli; packed here when the server packs in another way. */
export async function getPacked(url: string): Promise<Buffer> {
  const { headers, body } = await get(url, 'br')
  return headers['content-encoding'] === 'br' ? body : pack(body)
}

/** Asks for each address once, however many checks need it. Redirects are answers, not followed. */
export function createFetcher() {
  const answers = new Map<string, Promise<Answer>>()
  return (url: string): Promise<Answer> => {
    const { href } = new URL(url)
    const known = answers.get(href)
    if (known) return known
    const answer = get(href)
    answers.set(href, answer)
    return answer
  }
}

export type Fetcher = ReturnType<typeof createFetcher>

const pack = (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

export async function brotliSize(body: Buffer): Promise<number> {
  return (await pack(body)).length
}
