/** @jest-environment node */
import { noticeWords } from '@/content/ui/notice'
import { daysOfNotice, type Notice, noticeEnd, noticeFaults, noticeSentence } from '@/lib/clinic/notice'
import { noticeWords as spanish } from '@/translated/es/ui/notice'

const weekday = { from: 540, to: 1020 }
const hours = [0, 1, 2, 3, 4, 5, 6].map(day => ({
  day,
  name: '',
  short: '',
  open: day === 0 ? null : day === 6 ? { from: 540, to: 780 } : weekday,
}))
/** A Monday and the Tuesday after it. */
const [monday, tuesday] = ['2027-01-11', '2027-01-12']
const notice = (kind: Notice['kind'], from: string, until: string): Notice => ({ kind, from, until })

describe('the sentence', () => {
  test.each<[string, Notice]>([
    [
      'Closed Monday, January 11, 6 AM to 12 PM, Central time.',
      notice('closed', `${monday}T06:00`, `${monday}T12:00`),
    ],
    [
      'Closed Monday, January 11, until 12 PM, Central time.',
      notice('closed', `${monday}T00:00`, `${monday}T12:00`),
    ],
    [
      'Closed Monday, January 11 to Tuesday, January 12, 1 PM, Central time.',
      notice('closed', `${monday}T00:00`, `${tuesday}T13:00`),
    ],
    ['Closed Monday, January 11, Central time.', notice('closed', `${monday}T00:00`, `${tuesday}T00:00`)],
    [
      'Closed Monday, January 11 to Tuesday, January 12, Central time.',
      notice('closed', `${monday}T00:00`, '2027-01-13T00:00'),
    ],
    [
      'Our phones are down Monday, January 11, 2 PM to midnight, Central time.',
      notice('phonesDown', `${monday}T14:00`, `${tuesday}T00:00`),
    ],
    [
      'Visits are by video only Monday, January 11, 2 PM to Tuesday, January 12, 1 PM, Central time.',
      notice('videoOnly', `${monday}T14:00`, `${tuesday}T13:00`),
    ],
    [
      'We open late on Monday, January 11: at 10:30 AM, Central time.',
      notice('opensLate', `${monday}T00:00`, `${monday}T10:30`),
    ],
  ])('%s', (sentence, one) => {
    // A time and its AM or PM stay together.
    const unbroken = sentence.replaceAll(/(\d) (?=[AP]M)/g, '$1\u00a0')
    expect(noticeSentence(one, noticeWords)).toBe(unbroken)
  })

  test('has the words of the language', () => {
    expect(noticeSentence(notice('closed', `${monday}T06:00`, `${tuesday}T00:00`), spanish)).toMatch(
      /^Cerrado: .* a medianoche, hora del Centro\.$/,
    )
  })
})

test.each([
  ['2027-01-12T06:00', '2027-01-12T12:00:00.000Z'],
  ['2027-07-12T06:00', '2027-07-12T11:00:00.000Z'],
  // Forward at 2 AM on March 14, back at 2 AM on November 7.
  ['2027-03-14T01:30', '2027-03-14T07:30:00.000Z'],
  ['2027-03-14T03:30', '2027-03-14T08:30:00.000Z'],
  ['2027-11-07T00:30', '2027-11-07T05:30:00.000Z'],
  ['2027-11-07T03:00', '2027-11-07T09:00:00.000Z'],
])(
  'at %s on the clinic’s clock it is over, also on the days on which the clock changes',
  (until, instant) => {
    const end = noticeEnd(notice('closed', '2027-01-11T06:00', until), 'America/Chicago')
    expect(new Date(end).toISOString()).toBe(instant)
  },
)

describe('the hours it changes', () => {
  const days = (one: Notice, planned: Parameters<typeof daysOfNotice>[0]['planned'] = []) =>
    daysOfNotice({ notice: one, hours, planned, name: 'unplanned' })

  test('closed days are closed, part of a day leaves the rest, closed weekdays stay as they are', () => {
    expect(days(notice('closed', '2027-01-15T12:00', '2027-01-18T10:00'))).toEqual([
      { date: '2027-01-15', name: 'unplanned', open: { from: 540, to: 720 } },
      { date: '2027-01-16', name: 'unplanned', open: null },
      { date: '2027-01-18', name: 'unplanned', open: { from: 600, to: 1020 } },
    ])
  })

  test('a holiday stays as planned, and its other hours count', () => {
    const planned = [
      { date: monday ?? '', name: 'Holiday', open: null },
      { date: tuesday ?? '', name: 'Half day', open: { from: 540, to: 720 } },
    ]
    expect(days(notice('closed', `${monday}T00:00`, `${tuesday}T11:00`), planned)).toEqual([
      { date: tuesday, name: 'unplanned', open: { from: 660, to: 720 } },
    ])
  })

  test('a late opening opens at its end; phones and video change no hours', () => {
    expect(days(notice('opensLate', `${monday}T00:00`, `${monday}T10:30`))).toEqual([
      { date: monday, name: 'unplanned', open: { from: 630, to: 1020 } },
    ])
    expect(days(notice('phonesDown', `${monday}T00:00`, `${tuesday}T00:00`))).toEqual([])
    expect(days(notice('videoOnly', `${monday}T00:00`, `${tuesday}T00:00`))).toEqual([])
  })

  test('a closure outside the hours changes none, one within them is refused', () => {
    expect(days(notice('closed', `${monday}T17:00`, `${monday}T20:00`))).toEqual([])
    expect(days(notice('closed', `${monday}T06:00`, `${monday}T09:00`))).toEqual([])
    expect(() => days(notice('closed', `${monday}T11:00`, `${monday}T13:00`))).toThrow(
      'let it begin at 9 AM or earlier, or end at 5 PM or later',
    )
  })
})

test.each<[string, Notice]>([
  ['no date and time', notice('closed', 'tomorrow', `${monday}T12:00`)],
  ['no date and time', notice('closed', `${monday}T06:00`, '2027-02-30T06:00')],
  ['it ends', notice('closed', `${monday}T12:00`, `${monday}T12:00`)],
  ['it lasts 365 days', notice('closed', `${monday}T06:00`, '2028-01-11T06:00')],
  ['a late opening', notice('opensLate', `${monday}T00:00`, `${tuesday}T10:00`)],
])('refused: %s', (fault, one) => {
  expect(noticeFaults(one)[0]).toContain(fault)
})
