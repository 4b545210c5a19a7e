/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { asReviewed, type Entry, parseCatalog, printCatalog } from '@/tools/translations/catalog'

const entry: Entry = {
  key: 'home.title',
  english: 'Your “health”\nis {n}',
  translation: 'Su \\ "salud"\nes {n}',
}

test.each<[string, Entry]>([
  ['a translation', entry],
  ['one that was reviewed', { ...entry, reviewed: 'Su salud\nes "{n}"' }],
  ['one whose English has changed', { ...entry, isFuzzy: true, before: 'Your\n"health"' }],
])('%s is the same after it was written and read', (_, one) => {
  expect(parseCatalog(printCatalog('es', [one]))).toEqual([one])
})

test('a review records the words that were read, and none where there are none', () => {
  const empty = { ...entry, key: 'home.lead', translation: '' }
  const read = [entry, empty, { ...empty, reviewed: '' }].map(asReviewed)
  expect(read).toEqual([{ ...entry, reviewed: entry.translation }, empty, empty])
  expect(printCatalog('es', read.slice(1))).not.toContain('reviewed')
})

test('any words survive, and equal English texts stay apart', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 8 }), pairs => {
      const entries = pairs.map(([english, translation], index) => ({
        key: `text.${index}`,
        english,
        translation,
      }))
      expect(parseCatalog(printCatalog('pt', entries))).toEqual(entries)
    }),
  )
})

/** What a translation tool saves without a change must be no change here. */
test('every catalog of the site is read and written without a difference', () => {
  const content = join(process.cwd(), 'content')
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.po'),
  )
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const text = readFileSync(join(content, file), 'utf8')
    expect(printCatalog(file.slice(0, 2), parseCatalog(text))).toBe(text)
  }
})
