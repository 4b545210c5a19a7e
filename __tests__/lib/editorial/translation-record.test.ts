import { languages } from '@/content/facts/languages'
import { translationRecords } from '@/content/facts/translation-records'
import { changedSinceReview, everyPage, recordFindings, unreviewed } from '@/lib/editorial/translation-record'

const translator = { name: 'Ana Ruiz', sample: false }
const [, spanish] = languages
if (!spanish) throw new Error('There is no Spanish')
const language = { ...spanish, onlyInEnglish: ['/blog'] }
const entry = { translator, translatedOn: '2026-11-25', review: null }
const findings = (pages: readonly string[]) =>
  recordFindings([{ ...entry, pages }], language, ['/', '/faq', '/blog'])

test('pages without a review, or changed since, are listed', () => {
  expect(
    unreviewed([
      { ...entry, pages: ['/'] },
      { ...entry, pages: ['/faq'], review: { reviewer: 'Luz Mora', on: '2026-11-24' } },
      { ...entry, pages: ['/about'], review: { reviewer: 'Luz Mora', on: '2026-11-25' } },
    ]),
  ).toEqual([
    '/: translated 2026-11-25 by Ana Ruiz',
    '/faq: translated 2026-11-25 by Ana Ruiz, reviewed 2026-11-24',
  ])
})

describe('a text that was changed after its review', () => {
  const review = { reviewer: 'Luz Mora', on: '2026-11-26' }
  const place = 'content/es/faq.po'
  const text = (translation: string, reviewed?: string, page: string | undefined = '/faq') => ({
    place,
    key: 'dose',
    page,
    entry: { translation, ...(reviewed === undefined ? {} : { reviewed }) },
  })
  type Text = Parameters<typeof changedSinceReview>[2][number]
  const changed = (one: Text, changes: object = {}) =>
    changedSinceReview([{ ...entry, pages: ['/faq', everyPage], review, ...changes }], 'es', [one])

  it('is refused, also in a file of several pages', () => {
    expect(changed(text('Nunca dos dosis', 'Nunca dos dosis'))).toEqual([])
    expect(changed(text('Dos dosis', 'Nunca dos dosis'))).toEqual([
      expect.stringContaining('content/es/faq.po dose: has changed since its review.'),
    ])
    expect(changed({ ...text('Dos', 'Nunca'), page: undefined })).toHaveLength(1)
  })

  it('is accepted once the record says that it was translated since', () => {
    expect(changed(text('Dos dosis', 'Nunca dos dosis'), { translatedOn: '2026-11-27' })).toEqual([])
    expect(changed(text('Dos dosis', 'Nunca dos dosis'), { review: null })).toEqual([])
  })

  it('is no text that is not translated yet', () => {
    expect(changed(text(''))).toEqual([])
    expect(changed(text('', 'Nunca dos dosis'))).toHaveLength(1)
  })

  it('cannot be told when the words of the review were not recorded', () => {
    expect(changed(text('Nunca dos dosis'))).toEqual([
      'content/es/faq.po dose: has a review without its words: npm run translations -- review es content/es/faq.po',
    ])
  })
})

test('every page of a language has one entry', () => {
  expect(findings([everyPage, '/', '/faq'])).toEqual([])
  expect(findings([everyPage, '/'])).toEqual(['content/es/record.ts: has no entry for /faq'])
  expect(findings([everyPage, '/', '/faq', '/faq'])).toEqual(['content/es/record.ts: lists /faq twice'])
  expect(findings([everyPage, '/', '/faq', '/gone'])).toEqual([
    'content/es/record.ts: lists /gone, which is no page',
  ])
  // A page that falls back to English keeps its entry.
  expect(findings([everyPage, '/', '/faq', '/blog'])).toEqual([])
})

test('every translation has a record', () => {
  expect(Object.keys(translationRecords)).toEqual(
    languages.filter(({ base }) => base !== '').map(({ code }) => code),
  )
})
