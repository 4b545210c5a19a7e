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

async function main() {
  write('app/apple-icon.png', await icon(180, 0.12))
  write('public/icon-192.png', await icon(192, 0.1))
  write('public/icon-512.png', await icon(512, 0.1))
  write('public/icon-maskable-512.png', await icon(512, 0.2))
  const small = await icon(32, 0.04)
  // An .ico is a directory of pictures; one PNG of 32 px is enough.
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(small.length, 14)
  header.writeUInt32LE(22, 18)
  write('public/favicon.ico', Buffer.concat([header, small]))
  report()
}

void main()
