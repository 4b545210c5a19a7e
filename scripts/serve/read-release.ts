import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isRelease, type Release, type ReleaseFile } from '@/lib/release/release-manifest'
import { UserError } from '../lib/user-error.mjs'

export type Coding = 'br' | 'gzip' | 'identity'

const extension = { br: '.br', gzip: '.gz', identity: '' } satisfies Record<Coding, string>
const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
} satisfies Record<Coding, (body: Buffer) => Buffer>

const advice = 'Delete the folder and build or publish the release again.'
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The ETag of a content. */
export const etagOf = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`

/** @throws naming the file when the manifest is missing, damaged or of another version. */
export function readRelease(folder: string): Release {
  const file = join(folder, 'manifest.json')
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isRelease(manifest)) throw new Error('it is of another version.')
    return manifest
  } catch (error) {
    throw new UserError(`${file} is missing or damaged: ${reasonOf(error)}\n${advice}`)
  }
}

/**
 * A file of a release in each of its content codings. Each is unpacked and compared with the manifest's length and hash: a
 * copy that was interrupted would otherwise be served as a whole page, and be cached for a year.
 *
 * @throws naming the first file that is missing or differs.
 */
export function readBodies(
  folder: string,
  { file, encodings, etag, bytes }: ReleaseFile,
): Map<Coding, Buffer> {
  const read = (coding: Coding) => {
    const name = join(folder, file + extension[coding])
    try {
      const body = readFileSync(name)
      const content = unpack[coding](body)
      if (content.length !== bytes) throw new Error(`it has ${content.length} bytes, not ${bytes}.`)
      if (etagOf(content) !== etag) throw new Error('its content is not the one of the manifest.')
      return [coding, body] as const
    } catch (error) {
      throw new UserError(`${name} is missing or damaged: ${reasonOf(error)}\n${advice}`)
    }
  }
  return new Map([...encodings, 'identity' as const].map(read))
}
