import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import sharp from 'sharp'
import { drawIfStale, stampOf } from './files'

/** Photographs that the owner supplies, each in the sizes and formats that the pages ask for. */

const originals = 'tools/art/photos'
const folder = 'public/photos'
/** Output widths in pixels; none is wider than the original. */
const widths = [480, 960, 1440]
const formats = [
  { type: 'image/avif', extension: 'avif' },
  { type: 'image/webp', extension: 'webp' },
] as const

/** Small letters, digits and hyphens, because the name becomes an address and a key. */
const namePattern = /^[a-z\d]+(-[a-z\d]+)*$/

async function photo(file: string) {
  const { name } = parse(file)
  if (!namePattern.test(name))
    throw new Error(`${originals}/${file}: name it in small letters, digits and hyphens, such as door.jpg.`)
  const bytes = readFileSync(`${originals}/${file}`)
  // As a camera wrote them, the pixels may lie on their side. Where the picture was taken is not copied.
  const { data, info } = await sharp(bytes)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new Error(`${originals}/${file} is no picture that can be read: ${error.message}`)
    })
  const fitting = widths.filter(width => width <= info.width)
  const sizes = fitting.length > 0 ? fitting : [info.width]
  const address = (width: number, extension: string) => `/photos/${name}-${width}.${extension}`
  const files = formats.flatMap(({ extension }) => sizes.map(width => `public${address(width, extension)}`))
  const original = createHash('sha256').update(bytes).digest('hex')
  await drawIfStale(files, stampOf({ original, sizes }, ['photos.ts']), async () => {
    mkdirSync(folder, { recursive: true })
    for (const width of sizes) {
      const sized = sharp(data).resize({ width })
      await sized
        .clone()
        .avif({ quality: 55 })
        .toFile(`public${address(width, 'avif')}`)
      await sized
        .clone()
        .webp({ quality: 72 })
        .toFile(`public${address(width, 'webp')}`)
    }
  })
  const width = Math.max(...sizes)
  const entry = {
    src: address(width, 'webp'),
    width,
    height: Math.round((width / info.width) * info.height),
    sources: formats.map(({ type, extension }) => ({
      type,
      srcSet: sizes.map(size => `${address(size, extension)} ${size}w`).join(', '),
    })),
  }
  return [`photo-${name}`, entry] as const
}

/** Entries of lib/pictures/art.ts, by name. */
export async function photos() {
  const files = existsSync(originals) ? readdirSync(originals).sort() : []
  const entries = []
  for (const file of files) entries.push(await photo(file))
  return Object.fromEntries(entries)
}
