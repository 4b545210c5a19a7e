import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { about } from '../content/about'
import { articles } from '../content/articles'
import { blog, categoryLabels } from '../content/blog'
import { calculator } from '../content/calculator'
import { contact } from '../content/contact'
import { clinic } from '../content/facts/clinic'
import { faq } from '../content/faq'
import { accessibility } from '../content/legal/accessibility'
import { hipaaNotice } from '../content/legal/hipaa-notice'
import { terms } from '../content/legal/terms'
import { overview } from '../content/overview'
import { resources } from '../content/resources'
import type { Category, ServiceKey } from '../content/schema'
import { services } from '../content/services'
import { testimonials } from '../content/testimonials'
import { articlePath, routes, servicePaths } from '../lib/routes'
import { socialImagePath } from '../lib/seo/page-metadata'
import { relief } from './art/relief'
import { type RampName, type TerrainName, terrains } from './art/terrain'

/** Draws public/social/: for each page its own land with the page's title on a paper label, 1200 × 630. Only what changed. */

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
const folder = 'public/social'
const stampFile = `${folder}/stamps.json`

const serviceTerrain: Record<ServiceKey, TerrainName> = {
  'testosterone-replacement-therapy': 'hormone',
  'medical-weight-loss': 'weight',
  'peptide-therapy': 'peptide',
  'functional-health-programs': 'functional',
  'prp-therapy': 'prp',
  microneedling: 'micro',
  'iv-hydration-therapy': 'iv',
}
const categoryTerrain: Record<Category, TerrainName> = {
  hormone: 'hormone',
  'weight-loss': 'weight',
  peptide: 'peptide',
  functional: 'functional',
  prp: 'prp',
}

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

const plates: Plate[] = [
  page(routes.home, clinic.tagline, 'hormone'),
  page(routes.about, about.heading, 'functional'),
  page(routes.services, overview.hero.title, 'hormone'),
  page(routes.resources, resources.heading, 'weight'),
  page(routes.calculator, calculator.heading, 'hormone', 'Calculator'),
  page(routes.blog, blog.heading, 'hormone', 'Articles'),
  page(routes.faq, faq.heading, 'peptide'),
  page(routes.contact, contact.meta.title, 'iv'),
  page(routes.testimonials, testimonials.heading, 'functional'),
  page(routes.thankYou, 'You are booked', 'functional'),
  page(routes.thankYouConsult, 'You are booked', 'functional'),
  page(routes.thankYouFollowup, 'Your follow-up is booked', 'functional'),
  page(routes.privacy, hipaaNotice.heading, 'prp'),
  page(routes.terms, terms.heading, 'prp'),
  page(routes.accessibility, accessibility.heading, 'prp'),
  page(routes.search, 'Search', 'prp'),
  page(routes.auth, 'Sign in', 'prp'),
  page(routes.authForgot, 'Forgotten password', 'prp'),
  page(routes.authReset, 'Choose a new password', 'prp'),
  page(routes.authConfirm, 'Confirm your address', 'prp'),
  page(routes.account, 'Your website account', 'prp'),
  ...services.map(({ key, hero }) => page(servicePaths[key], hero.title, serviceTerrain[key], 'Services')),
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

/** Greedy lines of at most `limit` characters. */
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect y="${top}" width="890" height="${height - top}" fill="#f2f1e8"/><g fill="#12302a"><path d="M60 ${top + 40}v17M68 ${top + 40}v17M76 ${top + 40}v17M84 ${top + 40}v17M92 ${top + 40}v17" stroke="#12302a" stroke-width="4"/><text x="110" y="${top + 57}" font-family="Figtree Light, Figtree" font-size="25">${escaped(badge)}</text>${texts.join('')}<text x="60" y="${height - 36}" font-family="Figtree Light, Figtree" font-size="23" fill="#40584f">${escaped(line)}</text></g></svg>`
}

async function fontFile(name: 'besley' | 'figtree', weight: number): Promise<string> {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  )
  const characters = plates.map(({ title, badge, line }) => title + badge + line).join('')
  const file = `node_modules/.cache/social-${name}.ttf`
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
