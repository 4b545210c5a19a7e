import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { blog, categoryLabels } from '@/content/blog'
import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import type { TerrainName } from '@/content/schema'
import { articles, type PageEntry, pages, services } from '@/content/site'
import { header } from '@/content/ui/layout'
import { articlePath, servicePaths } from '../../lib/routes'
import { socialImagePath } from '../../lib/seo/page-metadata'
import { colors } from '../../lib/site/colors'
import { lacks } from '../../lib/site/lacks'
import { categoryTerrain } from './catalog'
import { relief } from './relief'
import { type RampName, terrains } from './terrain'

/** Draws public/social/: a landscape for each page with its title on a paper label, 1200 × 630. Redraws only changed images. */

type Plate = {
  path: string
  title: string
  badge: string
  line: string
  terrain: TerrainName
  ramp: RampName
}

const width = 1200
const height = 630
const folder = `public/social${language.base}`
const stampFile = `${folder}/stamps.json`

const page = (
  path: string,
  title: string,
  terrain: TerrainName,
  badge: string = clinic.address.city,
): Plate => ({
  path,
  title,
  badge,
  line: clinic.name,
  terrain,
  ramp: terrain,
})

const entries: readonly PageEntry[] = pages

const plates: Plate[] = [
  ...entries
    .filter(({ path }) => !lacks(language, path))
    .map(({ path, social }) => page(path, social.title, social.terrain, social.badge)),
  ...services.map(({ key, hero, terrain }) => page(servicePaths[key], hero.title, terrain, header.services)),
  ...articles.map(({ meta }) => ({
    ...page(
      articlePath(meta.slug),
      meta.title,
      categoryTerrain[meta.category],
      categoryLabels[meta.category],
    ),
    line: `${clinic.name}, ${blog.heading}`,
  })),
]

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

function label({ title, badge, line }: Plate): string {
  const lines = wrap(title, 23)
  const size = lines.length > 3 ? 46 : 54
  const step = size * 1.14
  const top = height - 166 - lines.length * step
  const texts = lines.map(
    (text, index) =>
      `<text x="60" y="${top + 66 + size + index * step}" font-family="Besley Variable, Besley" font-size="${size}">${escaped(text)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect y="${top}" width="890" height="${height - top}" fill="${colors.light.paper}"/><g fill="${colors.light.ink}"><path d="M60 ${top + 40}v17M68 ${top + 40}v17M76 ${top + 40}v17M84 ${top + 40}v17M92 ${top + 40}v17" stroke="${colors.light.ink}" stroke-width="4"/><text x="110" y="${top + 57}" font-family="Figtree Light, Figtree" font-size="25">${escaped(badge)}</text>${texts.join('')}<text x="60" y="${height - 36}" font-family="Figtree Light, Figtree" font-size="23" fill="${colors.light.ink2}">${escaped(line)}</text></g></svg>`
}

async function fontFile(name: 'besley' | 'figtree', weight: number): Promise<string> {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  )
  const characters = plates.map(({ title, badge, line }) => title + badge + line).join('')
  const file = `node_modules/.cache/social-${language.code}-${name}.ttf`
  mkdirSync('node_modules/.cache', { recursive: true })
  writeFileSync(
    file,
    await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  )
  return file
}

function readStamps(): Record<string, string> {
  try {
    const parsed: Record<string, string> = JSON.parse(readFileSync(stampFile, 'utf8'))
    return parsed
  } catch {
    return {}
  }
}

async function main() {
  mkdirSync(folder, { recursive: true })
  const stamps = readStamps()
  const next = Object.fromEntries(
    plates.map(plate => [
      plate.path,
      createHash('sha256').update(JSON.stringify(plate)).digest('hex').slice(0, 16),
    ]),
  )
  const due = plates.filter(
    ({ path }) => stamps[path] !== next[path] || !existsSync(`public${socialImagePath(path)}`),
  )
  if (due.length === 0) return
  const fontFiles = [await fontFile('besley', 560), await fontFile('figtree', 500)]
  for (const plate of due) {
    const land = relief({
      terrain: terrains[plate.terrain],
      ramp: plate.ramp,
      width,
      height,
      seed: `social-${plate.path}`,
    })
    const text = new Resvg(label(plate), { font: { fontFiles, loadSystemFonts: false } }).render().asPng()
    await sharp(Buffer.from(land))
      .composite([{ input: text }])
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(`public${socialImagePath(plate.path)}`)
  }
  writeFileSync(stampFile, `${JSON.stringify(next, null, 1)}\n`)
  console.log(`${due.length} social images drawn`)
}

void main()
