import { readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readRelease } from '../../tools/release/serve/read-release'
import { addresses } from '../support/addresses'

/** The tested server: `SERVER_URL`, or the site of all journeys. */
export const testedServer = new URL(process.env.SERVER_URL ?? addresses.site)

const folder = join(__dirname, '..', '..', 'release')

/** The release of the last build. */
export const release = readRelease(folder)

export const fileOf = (name: string) => readFileSync(join(folder, name))

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/**
 * Sends a request target exactly as written; `fetch` would normalize it. A request that may have a body gets a connection of
 * its own: a server that does not read the body closes the connection, just when the next
 * request is sent over it.
 */
export function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = testedServer
    const connection = ['GET', 'HEAD'].includes(method) ? agent : false
    const sent = request(
      { hostname, port, path, method, headers, agent: connection, timeout: 10_000 },
      async incoming => {
        const body = await buffer(incoming)
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body })
      },
    )
    sent.once('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered within 10 s`)))
    sent.once('error', reject)
    sent.end()
  })
}

/** The failed paths with their responses; empty if all passed. */
export async function failures<T>(
  list: readonly T[],
  nameOf: (one: T) => string,
  check: (one: T) => Promise<string | undefined>,
): Promise<string[]> {
  const found = await Promise.all(
    list.map(async one => {
      const fault = await check(one).catch((error: unknown) => String(error))
      return fault === undefined ? [] : [`${nameOf(one)}: ${fault}`]
    }),
  )
  return found.flat()
}

export function unpacked({ headers, body }: Answer): Buffer {
  const coding = headers['content-encoding']
  return coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
}

const listed = (value: string) => value.split(',').map(part => part.trim().toLowerCase())

/** Compares all headers of a set; a server may add to Vary. */
export function wrongHeaders(answer: Answer, set: string): string | undefined {
  const expected = Object.entries(release.headerSets[set] ?? {})
  const wrong = expected.filter(([name, value]) => {
    const given = String(answer.headers[name.toLowerCase()] ?? '')
    return name === 'Vary' ? listed(value).some(part => !listed(given).includes(part)) : given !== value
  })
  const [first] = wrong
  return first && `${first[0]} is "${answer.headers[first[0].toLowerCase()]}", not "${first[1]}"`
}

/** Whether a shared cache may store the response. */
export function isShared(value = ''): boolean {
  return /s-maxage|public/.test(value) || (/max-age=[1-9]/.test(value) && !/private|no-store/.test(value))
}
