import { languages } from '@/content/facts/languages'
import { translationRecords } from '@/content/facts/translation-records'
import { everyPage, recordFindings, unreviewed } from '@/lib/editorial/translation-record'

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
