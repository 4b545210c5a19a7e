/** @jest-environment node */
import { hoursWords } from '@/content/ui/hours'
import {
  clockIn,
  clockTime,
  type ExceptionDay,
  exceptionSentence,
  isClosedOn,
  openDaysInShort,
  openDaysInText,
  openSentence,
  openSpan,
  openState,
  upcomingExceptions,
  weekInShort,
  weekInText,
  weekRuns,
} from '@/lib/clinic/hours'
import { hoursWords as spanish } from '@/translated/es/ui/hours'
import { hoursWords as portuguese } from '@/translated/pt/ui/hours'

const timeZone = 'America/Chicago'
const day = { from: 540, to: 1020 }
/** A week of this test's own: the clinic may change its hours. */
const week = [
  { day: 0, name: 'Sunday', short: 'Sun', open: null },
  { day: 1, name: 'Monday', short: 'Mon', open: day },
  { day: 2, name: 'Tuesday', short: 'Tue', open: day },
  { day: 3, name: 'Wednesday', short: 'Wed', open: day },
  { day: 4, name: 'Thursday', short: 'Thu', open: day },
  { day: 5, name: 'Friday', short: 'Fri', open: day },
  { day: 6, name: 'Saturday', short: 'Sat', open: { from: 540, to: 780 } },
]

function sentenceAt(iso: string, exceptions: readonly ExceptionDay[] = []): string {
  const state = openState(week, exceptions, timeZone, new Date(iso))
  return openSentence(state, week)
}

test.each([
  [spanish, 'Abierto. Cierra: 5 p. m.', 'Cerrado. Abre: Thu 9 a. m.', 'Cerrado. Abre: 9 a. m.'],
  [portuguese, 'Aberto. Fecha: 5 PM', 'Fechado. Abre: Thu 9 AM', 'Fechado. Abre: 9 AM'],
])('each language says open for open', (words, ...sentences) => {
  const at = (iso: string) => openSentence(openState(week, [], timeZone, new Date(iso)), week, words)
  const said = ['20', '23', '14'].map(hour => at(`2026-01-14T${hour}:00:00Z`).replace(/\s/g, ' '))
  expect(said).toEqual(sentences)
})

describe('open-now line, America/Chicago', () => {
  test.each([
    // Standard time is UTC-6, daylight-saving time UTC-5.
    ['a Wednesday afternoon in winter', '2026-01-14T20:00:00Z', 'Open now until 5 PM'],
    ['a Wednesday afternoon in summer', '2026-07-15T20:00:00Z', 'Open now until 5 PM'],
    ['the minute the clinic opens', '2026-11-23T15:00:00Z', 'Open now until 5 PM'],
    ['the minute before it opens', '2026-11-23T14:59:00Z', 'Closed, opens 9 AM'],
    ['the minute it closes', '2026-11-23T23:00:00Z', 'Closed, opens Tue 9 AM'],
    ['Saturday before noon', '2026-11-21T17:00:00Z', 'Open now until 1 PM'],
    ['Saturday after one', '2026-11-21T19:00:00Z', 'Closed, opens Mon 9 AM'],
    ['Sunday', '2026-11-22T18:00:00Z', 'Closed, opens Mon 9 AM'],
    ['Friday night', '2026-11-21T03:00:00Z', 'Closed, opens Sat 9 AM'],
    ['the Monday after clocks went forward (March 8, 2026)', '2026-03-09T14:00:00Z', 'Open now until 5 PM'],
    ['the Saturday before clocks go forward', '2026-03-07T14:30:00Z', 'Closed, opens 9 AM'],
    ['the Monday after clocks went back (November 1, 2026)', '2026-11-02T14:30:00Z', 'Closed, opens 9 AM'],
    ['the Friday before clocks go back', '2026-10-30T14:30:00Z', 'Open now until 5 PM'],
  ])('%s', (_, iso, sentence) => {
    expect(sentenceAt(iso)).toBe(sentence)
  })

  test('midnight is minute 0 of the new day', () => {
    expect(clockIn(timeZone, new Date('2026-01-14T06:00:00Z'))).toEqual({
      date: '2026-01-14',
      day: 3,
      minute: 0,
    })
  })

  test('a clinic without hours is an error, not an endless search', () => {
    const shut = week.map(entry => ({ ...entry, open: null }))
    expect(() => openState(shut, [], timeZone, new Date())).toThrow('no opening hours')
  })
})

describe('exception days', () => {
  const thanksgiving = { date: '2026-11-26', name: 'Thanksgiving Day', open: null }
  const christmasEve = { date: '2026-12-24', name: 'Christmas Eve', open: { from: 600, to: 780 } }
  const sundayFair = { date: '2026-12-06', name: 'Health fair', open: { from: 600, to: 720 } }
  const days = [thanksgiving, sundayFair, christmasEve]

  test.each([
    ['11 AM on Thanksgiving', '2026-11-26T17:00:00Z', 'Closed, opens Fri 9 AM'],
    ['the night before, after closing', '2026-11-26T02:00:00Z', 'Closed, opens Fri 9 AM'],
    // 5:30 AM UTC is 11:30 PM of the day before in Texas.
    ['late on Thanksgiving, when it is Friday in UTC', '2026-11-27T05:30:00Z', 'Closed, opens Fri 9 AM'],
    ['just after midnight on Friday', '2026-11-27T06:30:00Z', 'Closed, opens 9 AM'],
    ['the day after', '2026-11-27T17:00:00Z', 'Open now until 5 PM'],
    ['a day that opens later', '2026-12-24T15:30:00Z', 'Closed, opens 10 AM'],
    ['a day that closes earlier', '2026-12-24T18:00:00Z', 'Open now until 1 PM'],
    ['a Sunday with hours', '2026-12-06T17:00:00Z', 'Open now until 12 PM'],
    ['the Saturday before it', '2026-12-05T20:00:00Z', 'Closed, opens Sun 10 AM'],
  ])('%s', (_, iso, sentence) => {
    expect(sentenceAt(iso, days)).toBe(sentence)
  })

  test('an opening a week or more ahead has its date, because its weekday would be read as this week’s', () => {
    const dates = [24, 25, 26, 28, 29, 30, 31].map(day => `2026-12-${day}`)
    const holidays = [...dates, '2027-01-01', '2027-01-02'].map(date => ({
      date,
      name: 'Holidays',
      open: null,
    }))
    expect(sentenceAt('2026-12-24T17:00:00Z', holidays)).toBe('Closed, opens Jan 4 9 AM')
  })

  test('are announced from two weeks before until their end', () => {
    const announced = (date: string) => upcomingExceptions(days, date).map(({ name }) => name)
    expect(announced('2026-11-11')).toEqual([])
    expect(announced('2026-11-12')).toEqual(['Thanksgiving Day'])
    expect(announced('2026-11-26')).toEqual(['Thanksgiving Day', 'Health fair'])
    expect(announced('2026-11-27')).toEqual(['Health fair'])
  })

  test('are named with weekday, date and reason', () => {
    expect(exceptionSentence(thanksgiving)).toBe('Closed Thursday, November 26 (Thanksgiving Day)')
    expect(exceptionSentence(christmasEve)).toBe('Open 10 AM to 1 PM Thursday, December 24 (Christmas Eve)')
  })
})

test.each([
  [0, '12 AM'],
  [540, '9 AM'],
  [570, '9:30 AM'],
  [720, '12 PM'],
  [1020, '5 PM'],
])('%i minutes are formatted as %s', (minute, words) => {
  expect(clockTime(minute)).toBe(words)
})

describe('the abbreviated week', () => {
  test('days with the same hours are grouped', () => {
    expect(weekInShort(week)).toBe('Mon-Fri 9-5, Sat 9-1, Sun closed')
  })

  test('in a sentence days and times are written out', () => {
    expect(weekInText(week)).toBe('Monday to Friday, 9 AM to 5 PM; Saturday, 9 AM to 1 PM; Sunday, closed')
  })

  test('closed days can be left out', () => {
    expect(openDaysInText(week)).toBe('Monday to Saturday')
    expect(openDaysInShort(week)).toBe('Mon-Fri 9-5, Sat 9-1')
  })

  test('a closed day is listed, and separates two groups', () => {
    const hours = week.map(entry =>
      entry.day === 3
        ? { ...entry, open: null }
        : entry.day === 6
          ? { ...entry, open: { from: 570, to: 840 } }
          : entry,
    )
    expect(weekInShort(hours)).toBe('Mon-Tue 9-5, Wed closed, Thu-Fri 9-5, Sat 9:30-2, Sun closed')
    expect(openDaysInText(hours)).toBe('Monday to Tuesday, Thursday to Saturday')
    expect(openDaysInShort(hours)).toBe('Mon-Tue 9-5, Thu-Fri 9-5, Sat 9:30-2')
  })
})

describe('a day that a visitor asks for', () => {
  const holiday = { date: '2026-11-26', name: 'Thanksgiving Day', open: null }
  const fair = { date: '2026-12-06', name: 'Health fair', open: { from: 600, to: 720 } }

  test.each([
    ['2026-11-25', 'a Wednesday', false],
    ['2026-11-26', 'a Thursday that is a holiday', true],
    ['2026-11-29', 'a Sunday', true],
    ['2026-12-06', 'a Sunday with hours', false],
    ['soon', 'no date', false],
    ['', 'no date yet', false],
  ])('%s, %s, is closed: %s', (date, _, closed) => {
    expect(isClosedOn(date, week, [holiday, fair])).toBe(closed)
  })

  test('a weekday that the table does not have is closed', () => {
    expect(isClosedOn('2026-11-25', week.slice(0, 2), [])).toBe(true)
  })
})

test('hours of a day as text', () => {
  expect(openSpan(null)).toBe('Closed')
  expect(openSpan({ from: 570, to: 725 })).toBe('9:30 AM to 12:05 PM')
})

test('words of another language', () => {
  const words = { ...hoursWords, am: 'a. m.', pm: 'p. m.', closed: 'Cerrado', closedInShort: 'cerrado' }
  expect(clockTime(540, words)).toBe('9 a. m.')
  expect(openSpan({ from: 540, to: 1020 }, words)).toContain('p. m.')
  expect(openSpan(null, words)).toBe('Cerrado')
  expect(weekInShort(week, words)).toBe('Mon-Fri 9-5, Sat 9-1, Sun cerrado')
})

test('days with the same hours are one run, with its days, wherever it begins', () => {
  const runs = weekRuns(week)
  expect(runs.map(({ days, short }) => [days, short])).toEqual([
    [[1, 2, 3, 4, 5], 'Mon-Fri'],
    [[6], 'Sat'],
    [[0], 'Sun'],
  ])
  expect(runs[0]).toMatchObject({ first: { name: 'Monday' }, last: { name: 'Friday' }, open: day })
})

test('days that only open or only close at the same time are not one run, and a missing day is left out', () => {
  const hours = [
    { day: 1, name: 'Monday', short: 'Mon', open: { from: 540, to: 1020 } },
    { day: 2, name: 'Tuesday', short: 'Tue', open: { from: 540, to: 1080 } },
    { day: 4, name: 'Thursday', short: 'Thu', open: { from: 600, to: 1080 } },
  ]
  expect(weekInShort(hours)).toBe('Mon 9-5, Tue 9-6, Thu 10-6')
})

test('a closure of two months ends with the next opening, and a longer one is an error', () => {
  const closedFor = (days: number) =>
    Array.from({ length: days }, (_, after) => ({
      date: new Date(Date.UTC(2026, 0, 1 + after)).toISOString().slice(0, 10),
      name: 'Closed',
      open: null,
    }))
  const stateAfter = (days: number) =>
    openState(week, closedFor(days), timeZone, new Date('2026-01-01T18:00:00Z'))
  // January 1 is a Thursday; sixty days later it is Monday, March 2.
  expect(stateAfter(60)).toMatchObject({
    kind: 'closed',
    opensDate: '2026-03-02',
    daysAhead: 60,
    opensAt: 540,
  })
  expect(() => stateAfter(61)).toThrow('no opening hours')
})

test('a state names the moment on the clinic’s clock', () => {
  expect(openState(week, [], timeZone, new Date('2026-01-14T20:30:00Z'))).toEqual({
    kind: 'open',
    date: '2026-01-14',
    day: 3,
    minute: 870,
    until: 1020,
  })
})

test('an opening in exactly a week has its date, and so has one on a weekday that the table lacks', () => {
  const onlyMondays = week.filter(entry => entry.day === 1)
  const holidays = ['2026-11-24', '2026-11-30'].map(date => ({ date, name: 'Holiday', open: null }))
  const fair = { date: '2026-11-29', name: 'Health fair', open: { from: 600, to: 720 } }
  const sentence = (iso: string, exceptions: readonly ExceptionDay[]) =>
    openSentence(openState(onlyMondays, exceptions, timeZone, new Date(iso)), onlyMondays)
  expect(sentence('2026-11-24T18:00:00Z', [])).toBe('Closed, opens Mon 9 AM')
  expect(sentence('2026-11-30T23:00:00Z', [])).toBe('Closed, opens Dec 7 9 AM')
  expect(sentence('2026-11-24T18:00:00Z', [...holidays, fair])).toBe('Closed, opens Nov 29 10 AM')
})

test('days that are closed one after the other are one run', () => {
  const closed = [5, 6, 0].map(day => ({ day, name: `Day ${day}`, short: `D${day}`, open: null }))
  expect(weekInShort(closed)).toBe('D5-D0 closed')
})
