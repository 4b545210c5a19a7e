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
  const read = { 'faq.ts': { dose: 'aaaa' }, 'ui/common.ts': { call: 'bbbb' } }
  const review = { reviewer: 'Luz Mora', on: '2026-11-26' }
  const pageOf = (file: string) => (file === 'faq.ts' ? '/faq' : undefined)
  const changed = (now: typeof read, changes: { translatedOn?: string } = {}) =>
    changedSinceReview([{ ...entry, pages: ['/faq', everyPage], review, ...changes }], 'es', {
      pageOf,
      reviewed: read,
      now,
    })
  const faq = { ...read, 'faq.ts': { dose: 'cccc' } }

  it('is refused, also in a file of several pages', () => {
    expect(changed(read)).toEqual([])
    expect(changed(faq)).toEqual([
      expect.stringContaining('content/es/faq.ts dose: has changed since its review.'),
    ])
    expect(changed({ ...read, 'ui/common.ts': { call: 'cccc' } })).toHaveLength(1)
  })

  it('is accepted once the record says that it was translated since', () => {
    expect(changed(faq, { translatedOn: '2026-11-27' })).toEqual([])
    expect(
      changedSinceReview([{ ...entry, pages: ['/faq'] }], 'es', { pageOf, reviewed: {}, now: faq }),
    ).toEqual([])
  })

  it('cannot be told when the words of the review were not recorded', () => {
    const record = [{ ...entry, pages: ['/faq'], review }]
    expect(changedSinceReview(record, 'es', { pageOf, reviewed: {}, now: read })).toEqual([
      'content/es/faq.ts: has a review without its words: npm run translations -- review es content/es/faq.ts',
    ])
  })
})

test('every page of a language has one entry', () => {
  expect(findings([everyPage, '/', '/faq'])).toEqual([])
  expect(findings([everyPage, '/'])).toEqual(['content/es/record.ts: has no entry for /faq'])
  expect(findings([everyPage, '/', '/faq', '/faq'])).toEqual(['content/es/record.ts: lists /faq twice'])
  expect(findings([everyPage, '/', '/faq', '/blog'])).toEqual([
    'content/es/record.ts: lists /blog, which es does not have',
  ])
})

test('every translation has a record', () => {
  expect(Object.keys(translationRecords)).toEqual(
    languages.filter(({ base }) => base !== '').map(({ code }) => code),
  )
})
