/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '@/content/facts/languages'
import { figureNames } from '@/content/ui/figures'
import { art } from '@/lib/pictures/art'

/** The committed files; that they are what their sources draw is compared by `npm run art -- --check`. */
const root = join(__dirname, '..', '..', '..')
const folder = join(root, 'public', 'art')
const figures = join(root, 'public', 'figures')
const places = ['street-map-wide', 'street-map-phone', 'floor-plan-wide', 'floor-plan-phone']

describe('figures', () => {
  const files = figureNames.flatMap(name =>
    (['narrow', 'wide'] as const).flatMap(size =>
      [false, true].map(night => ({ name, size, night, file: `${name}-${size}${night ? '-dark' : ''}.svg` })),
    ),
  )

  test.each(readdirSync(figures).filter(file => /-head(?:-dark)?\.svg$/.test(file)))(
    '%s has no text',
    file => {
      expect(readFileSync(join(figures, file), 'utf8')).not.toMatch(/<text|font-face|var\(--/)
    },
  )

  test('there is no figure file without an entry in content', () => {
    const ours = /-narrow(?:-dark)?\.svg$/
    const known = new Set(files.map(({ file }) => file))
    expect(readdirSync(figures).filter(file => ours.test(file) && !known.has(file))).toEqual([])
  })

  const translations = languages.filter(({ base }) => base !== '')

  test.each(translations)('$own has every drawing with text, and no other', ({ code }) => {
    const expected = [...files.map(({ file }) => file), ...places.map(name => `${name}.svg`)]
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

test.each(places)('the drawing %s is small', name => {
  expect(brotliCompressSync(readFileSync(join(figures, `${name}.svg`))).length).toBeLessThanOrEqual(8 * 1024)
})

test('every picture of the list is a file', () => {
  const files = Object.values(art).flatMap(picture => [
    picture.src,
    ...('dark' in picture ? [picture.dark] : []),
    ...('sources' in picture
      ? picture.sources.flatMap(({ srcSet }) => srcSet.match(/\/art\/\S+/g) ?? [])
      : []),
  ])
  expect(files.filter(file => !existsSync(join(root, 'public', file)))).toEqual([])
  const listed = new Set([...files, '/art/footer-ridge.svg', '/art/footer-ridge-dark.svg'])
  expect(readdirSync(folder).filter(file => !listed.has(`/art/${file}`))).toEqual([])
})
