/** @jest-environment node */
import { exceptionNames } from '@/content/ui/hours'
import { checkNotice, noticeFile, readNotice } from '@/scripts/lib/notice-file'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

test('the command takes times, or whole days', () => {
  expect(readNotice(['phonesDown', '2027-01-13T06:00', '2027-01-13T12:00'])).toEqual({
    kind: 'phonesDown',
    from: '2027-01-13T06:00',
    until: '2027-01-13T12:00',
  })
  expect(readNotice(['closed', '2027-01-13', '2027-01-14'])).toEqual({
    kind: 'closed',
    from: '2027-01-13T00:00',
    until: '2027-01-15T00:00',
  })
})

test('a wrong command says what is wrong, and how it is used', () => {
  expect(() => readNotice([])).toThrow('closed | opensLate | phonesDown | videoOnly')
  expect(() => readNotice(['snow', '2027-01-13', '2027-01-14'])).toThrow('npm run generate -- notice')
  expect(() => readNotice(['closed', '13 January', '2027-01-14'])).toThrow('"13 January" is no date and time')
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
