import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { colors } from '../../lib/site/colors'

/** Writes the logo in the design's colors and the icons: app/icon.svg, public/*.png, app/apple-icon.png and public/favicon.ico. */

const { light, dark } = colors
const svg = readFileSync('app/icon.svg', 'utf8')
  .replace(
    /<style>.*?<\/style>/,
    `<style>.m{fill:${light.hormone}}.b{fill:${light.ink}}@media (prefers-color-scheme:dark){.m{fill:${dark.sage}}.b{fill:${dark.onPine}}}</style>`,
  )
  .replace(/z" fill="#\w+"/, `z" fill="${light.copper}"`)
writeFileSync('app/icon.svg', svg)

const mark = svg.replace(
  /<style>.*?<\/style>/,
  `<style>.m{fill:${colors.light.sage}}.b{fill:${colors.light.paper}}</style>`,
)

async function icon(file: string, size: number, padding: number) {
  const inner = Math.round(size * (1 - 2 * padding))
  const drawn = await sharp(Buffer.from(mark), { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .toBuffer()
  const edge = Math.round((size - inner) / 2)
  const picture = sharp({
    create: { width: size, height: size, channels: 4, background: colors.light.pine },
  }).composite([{ input: drawn, left: edge, top: edge }])
  const png = await picture.png({ compressionLevel: 9, palette: true }).toBuffer()
  writeFileSync(file, png)
  return png
}

async function main() {
  await icon('app/apple-icon.png', 180, 0.12)
  await icon('public/icon-192.png', 192, 0.1)
  await icon('public/icon-512.png', 512, 0.1)
  await icon('public/icon-maskable-512.png', 512, 0.2)
  const small = await icon('public/favicon.ico', 32, 0.04)
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
  writeFileSync('public/favicon.ico', Buffer.concat([header, small]))
}

void main()
