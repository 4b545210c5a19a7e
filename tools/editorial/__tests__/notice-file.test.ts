/** @jest-environment node */
import { exceptionNames } from '@/content/ui/hours'
import { checkNotice, noticeFile, readNotice } from '@/tools/editorial/notice-file'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

/** A Monday noon on the clinic's clock. The clinic of the tests opens at 9 AM from Monday to Friday. */
const now = Date.parse('2027-01-11T18:00:00Z')
const read = (...words: readonly string[]) => readNotice(words, now)

test('the command takes times, or whole days', () => {
  expect(read('phonesDown', '2027-01-13T06:00', '2027-01-13T12:00')).toEqual({
    kind: 'phonesDown',
    from: '2027-01-13T06:00',
    until: '2027-01-13T12:00',
  })
  expect(read('closed', '2027-01-13', '2027-01-14')).toEqual({
    kind: 'closed',
    from: '2027-01-13T00:00',
    until: '2027-01-15T00:00',
  })
})

test('a wrong command says what is wrong, and how it is used', () => {
  expect(() => read()).toThrow('closed | opensLate | phonesDown | videoOnly')
  expect(() => read('snow', '2027-01-13', '2027-01-14')).toThrow('npm run generate -- notice')
  expect(() => read('closed', '13 January', '2027-01-14')).toThrow('"13 January" is no date and time')
})

test.each([
  ['it is over already (2026-01-13T00:00)', 'closed', '2026-01-12', '2026-01-12'],
  ['it is over already (2027-01-11T11:59)', 'phonesDown', '2027-01-11', '2027-01-11T11:59'],
  ['it begins in 365 days', 'closed', '2028-01-12', '2028-01-12'],
  ['"2027-02-30" is no date and time', 'closed', '2027-01-29', '2027-02-30'],
  ['"2027-01-12T25:00" is no date and time', 'closed', '2027-01-12', '2027-01-12T25:00'],
  ['that is not late: on 2027-01-12 the clinic opens at 9 AM', 'opensLate', '2027-01-12', '2027-01-12T08:30'],
  ['that is not late: on 2027-01-12 the clinic opens at 9 AM', 'opensLate', '2027-01-12', '2027-01-12T09:00'],
  ['on 2027-01-12 the clinic closes at 5 PM; use closed', 'opensLate', '2027-01-12', '2027-01-12T18:00'],
  ['the clinic is closed on 2027-01-17 anyway', 'opensLate', '2027-01-17', '2027-01-17T10:30'],
  ['the clinic is closed then anyway', 'closed', '2027-01-17', '2027-01-17'],
  ['the clinic is closed then anyway', 'videoOnly', '2027-01-18', '2027-01-18'],
  ['the clinic is closed then anyway', 'phonesDown', '2027-01-12T18:00', '2027-01-12T20:00'],
])('what makes no sense is not written: %s', (reason, ...words) => {
  expect(() => read(...words)).toThrow(reason)
})

test('what holds already, or for a part of a weekend, makes sense', () => {
  expect(read('closed', '2027-01-11', '2027-01-11T13:00').until).toBe('2027-01-11T13:00')
  expect(read('closed', '2027-01-15', '2027-01-18').until).toBe('2027-01-19T00:00')
})

test('the file has the notice and the days whose hours it changes, or nothing', () => {
  const closed = noticeFile({ kind: 'closed', from: '2027-01-13T00:00', until: '2027-01-14T12:00' })
  expect(closed).toContain("  kind: 'closed',\n  from: '2027-01-13T00:00',\n  until: '2027-01-14T12:00',\n")
  expect(closed).toContain("  { date: '2027-01-13', name: exceptionNames.unplanned, open: null },\n")
  expect(closed).toContain(
    "{ date: '2027-01-14', name: exceptionNames.unplanned, open: { from: 720, to: 1020 } }",
  )
  const none = noticeFile(null)
  expect(none).toContain('export const notice: Notice | null = null\n')
  expect(none).toContain('noticeDays: readonly ExceptionDay[] = []\n')
  expect(none.match(/^import /gm)).toHaveLength(2)
  expect(closed.match(/^import /gm)).toHaveLength(3)
})

describe('the check of the file', () => {
  const notice = { kind: 'closed', from: '2027-01-13T00:00', until: '2027-01-14T00:00' } as const
  const noticeDays = [{ date: '2027-01-13', name: exceptionNames.unplanned, open: null }]
  const before = Date.parse('2027-01-14T05:59:00Z')

  test('accepts what the command writes', () => {
    expect(checkNotice({ notice, noticeDays, now: before })).toEqual({ findings: [], warnings: [] })
    expect(checkNotice({ notice: null, noticeDays: [], now: before })).toEqual({ findings: [], warnings: [] })
  })

  test('refuses days that are not those of the notice, and a notice that ends before it begins', () => {
    expect(checkNotice({ notice, noticeDays: [], now: before }).findings[0]).toContain('noticeDays')
    expect(checkNotice({ notice: null, noticeDays, now: before }).findings[0]).toContain('noticeDays')
    const backwards = { ...notice, until: '2027-01-12T00:00' }
    expect(checkNotice({ notice: backwards, noticeDays, now: before }).findings[0]).toContain('it ends')
  })

  test('says that it is over', () => {
    expect(checkNotice({ notice, noticeDays, now: before + 60_000 }).warnings).toEqual([
      'content/facts/notice.ts: the notice is over; npm run generate -- notice off',
    ])
  })
})
