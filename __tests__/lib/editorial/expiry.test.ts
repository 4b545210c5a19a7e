/** @jest-environment node */
import { checkExpiry, expiringIn } from '@/lib/editorial/expiry'

const rule = {
  place: 'content/facts/telehealth.ts telehealthRule',
  validUntil: '2026-12-31',
  renew: 'look it up',
}
const on = (today: string, validUntil = rule.validUntil) => checkExpiry([{ ...rule, validUntil }], today)

test('a fact is silent until 30 days before its end', () => {
  expect(on('2026-12-01')).toEqual({ findings: [], warnings: [] })
})

test('in its last 30 days it is a warning, on its last day, too', () => {
  const warning = (left: string) =>
    `content/facts/telehealth.ts telehealthRule: ends in ${left}, on 2026-12-31: look it up`
  expect(on('2026-12-02')).toEqual({ findings: [], warnings: [warning('29 days')] })
  expect(on('2026-12-30').warnings).toEqual([warning('1 day')])
  expect(on('2026-12-31')).toEqual({ findings: [], warnings: [warning('0 days')] })
})

test('a fact that has ended stays a warning that says what to do, and stops no build', () => {
  const warnings = ['content/facts/telehealth.ts telehealthRule: has ended (2026-12-31): look it up']
  expect(on('2027-01-01')).toEqual({ findings: [], warnings })
  expect(on('2028-06-01')).toEqual({ findings: [], warnings })
})

test.each(['', '2027-02-30', 'December 31, 2026'])('an end that is no date is an error: "%s"', end => {
  expect(on('2026-01-01', end).findings).toEqual([
    `content/facts/telehealth.ts telehealthRule: "${end}" is not a date`,
  ])
})

test('every object with an end is found, however deep, and once', () => {
  const deep = { validUntil: '2027-01-01', renew: 'ask' }
  const found = expiringIn('content/a.ts a', { list: [{ deep }], again: deep })
  expect(found).toEqual([{ place: 'content/a.ts a list 0 deep', ...deep }])
})

test('a reviewed text is due on its next review, or a year after the last', () => {
  const due = (text: object) => expiringIn('content/a.ts meta', text).map(({ validUntil }) => validUntil)
  expect(due({ reviewedOn: '2026-11-16', nextReviewOn: '2027-05-16' })).toEqual(['2027-05-16'])
  expect(due({ reviewedOn: '2026-11-16' })).toEqual(['2027-11-16'])
  expect(due({ reviewedOn: '2028-02-29' })).toEqual(['2029-02-28'])
  // Named as it was written.
  expect(due({ reviewedOn: '2027-02-29' })).toEqual(['2027-02-29'])
  expect(due({ updatedOn: '2026-11-16' })).toEqual([])
})

test('a search is due a year later', () => {
  expect(expiringIn('content/a.ts searches', { none: { searchedOn: '2026-11-28' } })).toMatchObject([
    { place: 'content/a.ts searches none', validUntil: '2027-11-28' },
  ])
})
