import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { language } from '@/content/facts/language'
import { type FigureName, figureNames } from '@/content/ui/figures'
import { pictures } from './catalog'
import { emblem, emblemBox } from './emblems'
import { type FigureSize, figure, figureBox, type HeadName, head, headNames, heads } from './figures'
import { drawIfStale, isWanted, report, stampOf, write } from './files'
import { lost } from './lost'
import { massif } from './massif'
import { photos } from './photos'
import { places } from './places'
import { relief } from './relief'
import { footerRidge } from './ridges'
import { terrains } from './terrain'

/**
 * Draws public/art/, public/figures/ and lib/pictures/art.ts; for a translation, only the drawings with words, in its own folder.
 * The same seeds give the same drawings.
 */

const folder = 'public/art'
const figures = `public/figures${language.base}`

type Entry = {
  src: string
  width: number
  height: number
  dark?: string
  wide?: Entry
  sources?: { type: string; srcSet: string }[]
}
const manifest: Record<string, Entry> = {}

function drawing(name: string, width: number, height: number, draw: (night: boolean) => string) {
  write(`${folder}/${name}.svg`, draw(false))
  write(`${folder}/${name}-dark.svg`, draw(true))
  manifest[name] = { src: `/art/${name}.svg`, dark: `/art/${name}-dark.svg`, width, height }
}

/** The two drawings of a figure, in both schemes. */
async function drawFigure(name: FigureName) {
  const entry = async (size: FigureSize): Promise<Entry> => {
    const file = (night: boolean) => `${name}-${size}${night ? '-dark' : ''}.svg`
    for (const night of [false, true])
      if (isWanted(`${figures}/${file(night)}`))
        write(`${figures}/${file(night)}`, await figure(name, size, night))
    return { src: `/figures/${file(false)}`, dark: `/figures/${file(true)}`, ...figureBox(name, size) }
  }
  manifest[`figure-${name}`] = { ...(await entry('narrow')), wide: await entry('wide') }
}

function drawHead(name: HeadName) {
  const src = (night: boolean) => `/figures/${name}-head${night ? '-dark' : ''}.svg`
  for (const night of [false, true]) write(`public${src(night)}`, head(name, night))
  const [, , width, height] = heads[name].box
  manifest[`head-${name}`] = { src: src(false), dark: src(true), width, height }
}

/** A small drawing for both schemes. */
function drawSmall(name: string, box: { width: number; height: number }, svg: string) {
  write(`${figures}/${name}.svg`, svg)
  manifest[name] = { src: `/figures/${name}.svg`, ...box }
}

async function drawPicture({ name, terrain, ramp, seed, width, height, sizes }: (typeof pictures)[number]) {
  const formats = [
    { type: 'image/avif', extension: 'avif' },
    { type: 'image/webp', extension: 'webp' },
  ] as const
  // Small decorative pictures, in menus and lists, need no fallback: every browser that supports the styles supports AVIF.
  const isSmall = sizes.length === 1
  const file = (size: number, extension: string) =>
    isSmall ? `${name}.${extension}` : `${name}-${size}.${extension}`
  const largest = Math.max(...sizes)
  manifest[name] = {
    src: `/art/${file(largest, isSmall ? 'avif' : 'webp')}`,
    width: largest,
    height: Math.round((largest / width) * height),
    ...(isSmall
      ? {}
      : {
          sources: formats.map(({ type, extension }) => ({
            type,
            srcSet: sizes.map(size => `/art/${file(size, extension)} ${size}w`).join(', '),
          })),
        }),
  }
  const spec = {
    terrain: terrains[terrain],
    ramp,
    width,
    height,
    seed,
  }
  const files = sizes.flatMap(size =>
    (isSmall ? ['avif'] : ['avif', 'webp']).map(extension => `${folder}/${file(size, extension)}`),
  )
  const stamp = stampOf({ spec, sizes }, ['relief.ts', 'noise.ts', 'terrain.ts', 'shape.ts'])
  await drawIfStale(files, stamp, async () => {
    const drawn = relief(spec)
    for (const size of sizes) {
      const picture = sharp(Buffer.from(drawn), { density: (72 * size) / width }).resize({ width: size })
      await picture
        .clone()
        .avif({ quality: 46, effort: 6, chromaSubsampling: '4:2:0' })
        .toFile(`${folder}/${file(size, 'avif')}`)
      if (isSmall) continue
      await picture
        .clone()
        .webp({ quality: 62, effort: 6 })
        .toFile(`${folder}/${file(size, 'webp')}`)
    }
  })
}

/** The drawings with words: the figures, the street and the rooms. */
async function drawWords() {
  mkdirSync(figures, { recursive: true })
  for (const name of figureNames) await drawFigure(name)
  for (const [name, draw] of Object.entries(places)) write(`${figures}/${name}.svg`, await draw())
}

async function drawAll() {
  mkdirSync(folder, { recursive: true })
  drawing('massif', 900, 760, massif)
  drawing('not-found', 900, 600, lost)
  write(`${folder}/footer-ridge.svg`, footerRidge(false))
  write(`${folder}/footer-ridge-dark.svg`, footerRidge(true))
  await drawWords()
  for (const name of headNames) {
    drawHead(name)
    drawSmall(`emblem-${name}`, emblemBox, emblem(name))
  }
  for (const one of pictures) await drawPicture(one)
  Object.assign(manifest, await photos())
  const names = Object.keys(manifest)
  const lines = names.map(name => `  '${name}': ${JSON.stringify(manifest[name])},`)
  write(
    'lib/pictures/art.ts',
    `/** Written by tools/art/main.ts. */

export type Art = {
  src: string
  width: number
  height: number
  /** Variant for the dark scheme. */
  dark?: string
  /** Another drawing for wide screens. */
  wide?: Omit<Art, 'wide'>
  /** Smaller formats, best first. */
  sources?: readonly { type: string; srcSet: string }[]
}

export const art = {
${lines.join('\n')}
} as const satisfies Record<string, Art>
`,
  )
}

async function main() {
  await (language.base === '' ? drawAll() : drawWords())
  report()
}

void main()
