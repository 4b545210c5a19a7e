import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { language } from '@/content/facts/language'
import { colors } from '../../lib/site/colors'
import { drawIfStale, report } from './files'
import { relief } from './relief'
import { fileOf, type SocialImage, socialImages, socialStamp } from './social-images'
import { terrains } from './terrain'

/** Draws public/social/: a landscape for each page with its title on a paper label, 1200 × 630. */

const width = 1200
const height = 630

/** Wraps greedily into lines of at most `limit` characters. */
function wrap(text: string, limit: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= limit) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function label({ title, badge, line }: SocialImage): string {
  const lines = wrap(title, 23)
  const size = lines.length > 3 ? 46 : 54
  const step = size * 1.14
  const top = height - 166 - lines.length * step
  const texts = lines.map(
    (text, index) =>
      `<text x="60" y="${top + 66 + size + index * step}" font-family="Besley Variable, Besley" font-size="${size}">${escaped(text)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect y="${top}" width="890" height="${height - top}" fill="${colors.light.page}"/><g fill="${colors.light.ink}"><path d="M60 ${top + 40}v17M68 ${top + 40}v17M76 ${top + 40}v17M84 ${top + 40}v17M92 ${top + 40}v17" stroke="${colors.light.ink}" stroke-width="4"/><text x="110" y="${top + 57}" font-family="Figtree Light, Figtree" font-size="25">${escaped(badge)}</text>${texts.join('')}<text x="60" y="${height - 36}" font-family="Figtree Light, Figtree" font-size="23" fill="${colors.light.ink2}">${escaped(line)}</text></g></svg>`
}

async function fontFile(name: 'besley' | 'figtree', weight: number): Promise<string> {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  )
  const characters = socialImages.map(({ title, badge, line }) => title + badge + line).join('')
  const file = `node_modules/.cache/social-${language.code}-${name}.ttf`
  mkdirSync('node_modules/.cache', { recursive: true })
  writeFileSync(
    file,
    await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  )
  return file
}

async function main() {
  mkdirSync(`public/social${language.base}`, { recursive: true })
  let fontFiles: string[] | undefined
  for (const image of socialImages)
    await drawIfStale([fileOf(image)], socialStamp(image), async () => {
      fontFiles ??= [await fontFile('besley', 560), await fontFile('figtree', 500)]
      const land = relief({
        terrain: terrains[image.terrain],
        ramp: image.ramp,
        width,
        height,
        seed: `social-${image.path}`,
      })
      const text = new Resvg(label(image), { font: { fontFiles, loadSystemFonts: false } }).render().asPng()
      await sharp(Buffer.from(land))
        .composite([{ input: text }])
        .jpeg({ quality: 80, mozjpeg: true })
        .toFile(fileOf(image))
    })
  report()
}

void main()
