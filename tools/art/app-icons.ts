import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { colors } from '../../lib/site/colors'
import { report, write } from './files'

/** Writes the logo in the design's colors and the icons: app/icon.svg, public/*.png, app/apple-icon.png and public/favicon.ico. */

const { light, dark } = colors
const svg = readFileSync('app/icon.svg', 'utf8')
  .replace(
    /<style>.*?<\/style>/,
    `<style>.m{fill:${light.hormone}}.b{fill:${light.ink}}@media (prefers-color-scheme:dark){.m{fill:${dark.sage}}.b{fill:${dark.onDark}}}</style>`,
  )
  .replace(/z" fill="#\w+"/, `z" fill="${light.copper}"`)
write('app/icon.svg', svg)

const mark = svg.replace(
  /<style>.*?<\/style>/,
  `<style>.m{fill:${colors.light.sage}}.b{fill:${colors.light.page}}</style>`,
)

async function icon(size: number, padding: number) {
  const inner = Math.round(size * (1 - 2 * padding))
  const drawn = await sharp(Buffer.from(mark), { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .toBuffer()
  const edge = Math.round((size - inner) / 2)
  const picture = sharp({
    create: { width: size, height: size, channels: 4, background: colors.light.dark },
  }).composite([{ input: drawn, left: edge, top: edge }])
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** An .ico is a directory of pictures, which may be PNG. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)])
}

async function main() {
  write('app/apple-icon.png', await icon(180, 0.12))
  write('public/icon-192.png', await icon(192, 0.1))
  write('public/icon-512.png', await icon(512, 0.1))
  write('public/icon-maskable-512.png', await icon(512, 0.2))
  // Browsers take 32 px; search engines want a multiple of 48.
  const pictures = await Promise.all([32, 48].map(async size => ({ size, png: await icon(size, 0.04) })))
  write('public/favicon.ico', icoOf(pictures))
  report()
}

void main()
