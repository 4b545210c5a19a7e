/** @jest-environment node */
import type { LegalRecord } from '@/content/facts/legal-record'
import { checkLegalRecord } from '@/lib/editorial/legal-record'

const asWritten = ['We keep it until you ask us. Call (972) 555-0142 or write to a@b.example. It costs $199.']
const days: LegalRecord = { terms: [{ on: '2026-11-26', words: 'a6c2760ba284' }] }
const check = (text: unknown, record = days, facts = ['$199', 'Northpeak']) =>
  checkLegalRecord(record, { terms: { file: 'content/legal/terms.ts', page: '/terms', text } }, facts)

test('a text under the day of its own words has nothing to report', () => {
  expect(check(asWritten)).toEqual([])
})

test.each([
  ['another sentence', [asWritten[0]?.replace('until you ask us', 'for a year')]],
  ['one more item', [...asWritten, 'And one more.']],
  ['a section less', []],
  ['another amount, which is no price', [asWritten[0]?.replace('$199', '$1,990')]],
])('%s under the old day is refused, with every file to change', (_, text) => {
  const [finding, ...more] = check(text)
  expect(more).toEqual([])
  expect(finding).toMatch(
    /^content\/legal\/terms\.ts: .* but \/terms still dates it November 26, 2026: put \{ on: '<the day from which it applies>', words: '[\da-f]{12}' \} first in legalRecord\.terms of content\/facts\/legal-record\.ts/,
  )
  expect(finding).toContain('content/legal/terms.rules.ts')
})

test('phone, mail, name, price and the printed day change by themselves', () => {
  const record: LegalRecord = { terms: [{ on: '2026-11-26', words: '0f2b58dd9cd7' }] }
  const text = (day: string, phone: string, mail: string, price: string, name: string) => [
    `Effective ${day}. ${name}: call ${phone} or write to ${mail}. ${price}.`,
  ]
  expect(
    check(text('November 26, 2026', '(972) 555-0142', 'a@b.example', '$199', 'Northpeak'), record),
  ).toEqual([])
  expect(
    check(text('November 26, 2026', '1-877-696-6775', 'privacy@c.org', '$219', 'Brazos'), record, [
      '$219',
      'Brazos',
    ]),
  ).toEqual([])
})

test('the newest day comes first', () => {
  const record: LegalRecord = {
    terms: [
      { on: '2026-11-26', words: 'a6c2760ba284' },
      { on: '2026-11-26', words: 'aaaaaaaaaaaa' },
    ],
  }
  expect(check(asWritten, record)).toEqual([
    'content/facts/legal-record.ts: legalRecord.terms is not in order: the newest day comes first',
  ])
})
