/** @jest-environment node */
import { writtenLanguages } from '@/content/facts/languages'
import type { TranslationRecord } from '@/lib/editorial/translation-record'
import type { Language } from '@/lib/site/language'
import type { Entry } from '@/tools/translations/catalog'
import {
  catalogFindings,
  isRefused,
  staleTexts,
  unreviewedPages,
} from '@/tools/translations/translation-findings'

/** As if the English of the first text of each file had changed since, and the second had never been translated. */
jest.mock('@/tools/translations/catalog', () => {
  const catalog = jest.requireActual('@/tools/translations/catalog')
  const changed = ([first, second, ...rest]: readonly Entry[]) =>
    first && second ? [{ ...first, english: 'As it was' }, { ...second, translation: '' }, ...rest] : []
  return { ...catalog, readCatalog: (file: string) => changed(catalog.readCatalog(file)) }
})

const [, spanish] = writtenLanguages
if (!spanish) throw new Error('There is no Spanish')

test.each([
  ['services/prp-therapy.ts', true],
  ['articles/trt-and-heart-health.tsx', true],
  ['legal/hipaa-notice.ts', true],
  ['disclaimers.ts', true],
  ['calculator.ts', true],
  ['ui/calculator-words.ts', true],
  ['faq.ts', true],
  ['facts/help-lines.ts', true],
  ['home.ts', false],
  ['ui/faq.ts', false],
])('%s has medical or legal text, which must not be stale on a live site: %s', (file, expected) => {
  expect(isRefused(file, 'production')).toBe(expected)
  expect(isRefused(file, 'draft')).toBe(false)
})

const files = ['home.ts', 'faq.ts']

describe('a text whose English has changed', () => {
  const { SITE_ENV } = process.env
  afterEach(() => {
    process.env.SITE_ENV = SITE_ENV
  })

  it('is listed with its line, and fails a build for production if it is medical or legal', () => {
    process.env.SITE_ENV = 'production'
    const found = staleTexts(spanish, files)
    expect(found.map(({ place, isRefused }) => [place, isRefused])).toEqual([
      ['content/es/home.po more.prp-therapy.title', false],
      ['content/es/faq.po groups.general.title', true],
    ])
    expect(found[1]).toMatchObject({
      before: 'As it was',
      at: expect.stringMatching(/^content\/es\/faq\.po:[1-9]\d*$/),
    })
  })

  it('fails no other build: it is shown in English, as one without a translation is', () => {
    expect(staleTexts(spanish, files).filter(one => one.isRefused)).toEqual([])
    expect(catalogFindings(spanish, ['home.ts']).filter(one => !one.includes('translates nothing'))).toEqual(
      [],
    )
  })

  it('does not count on a page that falls back to English whole', () => {
    const found = staleTexts({ ...spanish, onlyInEnglish: ['/faq'] }, files)
    expect(found.map(({ place }) => place)).toEqual(['content/es/home.po more.prp-therapy.title'])
  })
})

describe('medical text without a review', () => {
  const entry = {
    pages: ['/', '/faq'],
    translator: { name: 'Ana Ruiz', sample: false },
    translatedOn: '2026-11-25',
  }
  const refusedIn = (language: Language, record: TranslationRecord, siteEnv: string) =>
    unreviewedPages(language, files, record, siteEnv).flatMap(({ finding, isRefused }) =>
      isRefused ? [finding] : [],
    )
  const unread = [{ ...entry, review: null }]
  const read = [{ ...entry, review: { reviewer: 'Luz Mora', on: '2026-11-26' } }]

  it('fails a build for production, with file and line', () => {
    expect(refusedIn(spanish, unread, 'production')).toEqual([
      expect.stringMatching(/^content\/es\/record\.ts:[1-9]\d*: \/faq has medical or legal text that nobody/),
    ])
    // The home page has none, and may go live.
    expect(
      unreviewedPages(spanish, files, unread, 'production').map(({ page, isRefused }) => [page, isRefused]),
    ).toEqual([
      ['/', false],
      ['/faq', true],
    ])
  })

  it('fails no other build, none after a review, and none while the page falls back whole', () => {
    expect(refusedIn(spanish, unread, 'draft')).toEqual([])
    expect(refusedIn(spanish, read, 'production')).toEqual([])
    expect(refusedIn({ ...spanish, onlyInEnglish: ['/faq'] }, unread, 'production')).toEqual([])
  })

  it('fails the build when the words have changed since the review', () => {
    const changed = [
      { ...entry, translatedOn: '2026-11-27', review: { reviewer: 'Luz Mora', on: '2026-11-26' } },
    ]
    expect(refusedIn(spanish, changed, 'production')).toHaveLength(1)
  })
})
