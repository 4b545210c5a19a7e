import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Packed = { br?: Buffer; gzip?: Buffer }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Other types, such as pictures and fonts, are compressed already. */
const isText = (type: string) => /^text\/|json|xml|javascript|svg|x-component/.test(type)

/**
 * Compresses each distinct content once. Earlier results are cached in `folder`, so that a build compresses only what has
 * changed.
 *
 * @param quality of brotli, 0 to 11.
 */
export function createPacker(folder: string, quality: number) {
  const packedByHash = new Map<string, Promise<Packed>>()

  async function cached(name: string, pack: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(folder, name)
    try {
      return await readFile(file)
    } catch {
      const packed = await pack()
      await mkdir(folder, { recursive: true })
      // An interrupted build must not leave a partial file.
      await writeFile(`${file}.${process.pid}`, packed)
      await rename(`${file}.${process.pid}`, file)
      return packed
    }
  }

  async function pack(body: Buffer, hash: string): Promise<Packed> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    const [br, gz] = await Promise.all([
      cached(`${hash}.${quality}.br`, () => brotli(body, { params })),
      cached(`${hash}.gz`, () => zip(body, { level: 9 })),
    ])
    return {
      ...(br.length < body.length ? { br } : {}),
      ...(gz.length < body.length ? { gzip: gz } : {}),
    }
  }

  return (body: Buffer, type: string): Promise<Packed> => {
    if (!isText(type)) return Promise.resolve({})
    const hash = createHash('sha256').update(body).digest('hex')
    const packed = packedByHash.get(hash) ?? pack(body, hash)
    packedByHash.set(hash, packed)
    return packed
  }
}
