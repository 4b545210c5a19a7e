/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '@/content/facts/languages'
import { figureNames } from '@/content/ui/figures'
import { figure, head, headNames } from '@/scripts/art/figures'
import { lost } from '@/scripts/art/lost'
import { island, massif } from '@/scripts/art/massif'
import { places } from '@/scripts/art/places'
import { relief } from '@/scripts/art/relief'
import { footerRidge, tracks } from '@/scripts/art/ridges'
import { terrains } from '@/scripts/art/terrain'

const root = join(__dirname, '..', '..')
const folder = join(root, 'public', 'art')
const drawings = new Map([
  ...Object.entries({ massif, island, tracks, 'footer-ridge': footerRidge, 'not-found': lost }).flatMap(
    ([name, draw]): [string, string][] => [
      [`${name}.svg`, draw(false)],
      [`${name}-dark.svg`, draw(true)],
    ],
  ),
])

test.each([...drawings])('the file %s is what its seed draws', (file, drawn) => {
  expect(readFileSync(join(folder, file), 'utf8')).toBe(drawn)
})

test('there is no other drawing file', () => {
  expect(readdirSync(folder).filter(file => file.endsWith('.svg'))).toEqual([...drawings.keys()].sort())
})

describe('figures', () => {
  const figures = join(root, 'public', 'figures')
  const files = figureNames.flatMap(name =>
    (['narrow', 'wide'] as const).flatMap(size =>
      [false, true].map(night => ({ name, size, night, file: `${name}-${size}${night ? '-dark' : ''}.svg` })),
    ),
  )

  test.each(files)('$file is up to date', async ({ name, size, night, file }) => {
    expect(readFileSync(join(figures, file), 'utf8')).toBe(await figure(name, size, night))
  })

  test.each(headNames)('%s-head is up to date and has no text', name => {
    for (const night of [false, true]) {
      const drawn = head(name, night)
      expect(readFileSync(join(figures, `${name}-head${night ? '-dark' : ''}.svg`), 'utf8')).toBe(drawn)
      expect(drawn).not.toMatch(/<text|font-face|var\(--/)
    }
  })

  test('there is no figure file without an entry in content', () => {
    const ours = /-narrow(?:-dark)?\.svg$/
    const known = new Set(files.map(({ file }) => file))
    expect(readdirSync(figures).filter(file => ours.test(file) && !known.has(file))).toEqual([])
  })

  const translations = languages.filter(({ base }) => base !== '')

  test.each(translations)('the drawings in $own are up to date', ({ code }) => {
    const env = { ...process.env, TSX_TSCONFIG_PATH: join(root, `tsconfig.${code}.json`) }
    const args = ['--import', 'tsx', 'scripts/art/main.ts', '--check']
    expect(() => execFileSync(process.execPath, args, { cwd: root, env, stdio: 'pipe' })).not.toThrow()
  })

  test.each(translations)('$own has every drawing with text, and no other', ({ code }) => {
    const expected = [...files.map(({ file }) => file), ...Object.keys(places).map(name => `${name}.svg`)]
    expect(readdirSync(join(figures, code)).sort()).toEqual(expected.sort())
  })

  const inAllLanguages = languages.flatMap(({ base }) => files.map(({ file }) => `${base}/${file}`))

  test.each(inAllLanguages)('%s is small, loads nothing and has no text of its own', file => {
    const svg = readFileSync(join(figures, file))
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(15 * 1024)
    expect(svg.toString()).not.toMatch(
      /\{\w+(?::lines)?\}<|var\(--|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<script|<title/,
    )
  })

  test('labels are at least 13 px on a small phone', () => {
    for (const file of inAllLanguages) {
      const sizes = [...readFileSync(join(figures, file), 'utf8').matchAll(/font(?:-size)?:[^;}"]*?(\d+)px/g)]
      for (const [, pixels] of sizes) expect(Number(pixels)).toBeGreaterThanOrEqual(13)
    }
  })
})

test.each(Object.entries(places))(
  'the drawing %s is on disk as it is drawn today, and small',
  async (name, draw) => {
    const file = readFileSync(join(folder, '..', 'figures', `${name}.svg`))
    expect(file.toString()).toBe(await draw())
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(8 * 1024)
  },
)

test('the same seed draws the same landscape, another seed a different one', () => {
  const draw = (seed: string) => relief({ terrain: terrains.prp, ramp: 'prp', width: 300, height: 200, seed })
  expect(draw('a')).toBe(draw('a'))
  expect(draw('a')).not.toBe(draw('b'))
})
