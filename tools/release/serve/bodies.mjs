import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { UserError } from '../../runner/user-error.mjs'

const extension = { br: '.br', gzip: '.gz', identity: '' }
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: body => body }

export const advice = 'Delete the folder and build or publish the release again.'
export const reasonOf = error => (error instanceof Error ? error.message : String(error))

/** The ETag of a content. */
export const etagOf = body => `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`

/**
 * A file of a release in each of its content codings. Each is unpacked and compared with the manifest's length and hash: a
 * copy that was interrupted would otherwise be served as a whole page, and be cached for a year.
 *
 * @throws naming the first file that is missing or differs.
 */
export function readBodies(folder, { file, encodings, etag, bytes }) {
  const read = coding => {
    const name = join(folder, file + extension[coding])
    try {
      const body = readFileSync(name)
      const content = unpack[coding](body)
      if (content.length !== bytes) throw new Error(`it has ${content.length} bytes, not ${bytes}.`)
      if (etagOf(content) !== etag) throw new Error('its content is not the one of the manifest.')
      return [coding, body]
    } catch (error) {
      throw new UserError(`${name} is missing or damaged: ${reasonOf(error)}\n${advice}`)
    }
  }
  return new Map([...encodings, 'identity'].map(read))
}
