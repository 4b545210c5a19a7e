/** @jest-environment node */
import fc from 'fast-check'
import { calendarWords } from '@/content/ui/calendar'
import { type CalendarVisit, calendarFile } from '@/lib/clinic/calendar'

const visit: CalendarVisit = {
  id: 'visit@northpeak.example',
  title: 'Visit at Northpeak',
  date: '2026-12-03',
  time: '16:30',
  minutes: 90,
  place: '2400 Ridge Road, Suite 140; Flower Mound',
  notes: 'Come 10 minutes early.\nBring: your list of medicines, recent labs.',
  madeAt: new Date('2026-11-24T21:40:07.123Z'),
}

/** As a calendar reads it: folds taken out, then line by line. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a reminder comes one day before the visit, as the page says', () => {
  const lines = linesOf(calendarFile(visit))
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))
  expect(alarm).toEqual(['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', 'DESCRIPTION:Visit at Northpeak'])
  expect(calendarWords.saved).toContain('one day before')
})

/** What follows a name in a part of the file, such as `DAYLIGHT`. */
function valueIn(part: string, name: string): string {
  const lines = linesOf(calendarFile(visit))
  const inside = lines.slice(lines.indexOf(`BEGIN:${part}`), lines.indexOf(`END:${part}`))
  return inside.find(line => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? `no ${name}`
}

/** The day on which a yearly rule such as `BYMONTH=3;BYDAY=2SU` applies, as an instant, and the offsets before and after it. */
function changeIn(year: number, part: string): { at: number; from: number; to: number } {
  const [, month, week] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(\d)SU$/.exec(valueIn(part, 'RRULE')) ?? []
  const firstSunday = 1 + ((7 - new Date(Date.UTC(year, Number(month) - 1, 1)).getUTCDay()) % 7)
  const hours = (name: string) => Number(/^([-+]\d\d)00$/.exec(valueIn(part, name))?.[1])
  const hour = Number(/^\d{8}T(\d\d)0000$/.exec(valueIn(part, 'DTSTART'))?.[1])
  const from = hours('TZOFFSETFROM')
  const day = firstSunday + 7 * (Number(week) - 1)
  return { at: Date.UTC(year, Number(month) - 1, day, hour - from), from, to: hours('TZOFFSETTO') }
}

/** Hours from UTC in Texas, and the name of the time there. */
function texasAt(instant: number) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'shortOffset' })
  const named = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'short' })
  const zone = (format: Intl.DateTimeFormat) =>
    format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { offset: Number(zone(parts).replace('GMT', '')), name: zone(named) }
}

test.each([2007, 2026, 2027, 2031])('clocks change in %i when they do in Texas', year => {
  for (const part of ['DAYLIGHT', 'STANDARD']) {
    const { at, from, to } = changeIn(year, part)
    expect(texasAt(at - 1).offset).toBe(from)
    expect(texasAt(at)).toEqual({ offset: to, name: valueIn(part, 'TZNAME') })
  }
})

test('each rule of the time zone begins on the first day on which it applies, and every part is closed', () => {
  for (const part of ['DAYLIGHT', 'STANDARD']) {
    const day = new Date(changeIn(2007, part).at).toISOString().slice(0, 10).replaceAll('-', '')
    expect(valueIn(part, 'DTSTART')).toBe(`${day}T020000`)
  }
  const open: string[] = []
  for (const line of linesOf(calendarFile(visit))) {
    const [, word, part = ''] = /^(BEGIN|END):(.*)$/.exec(line) ?? []
    if (word === 'BEGIN') open.push(part)
    if (word === 'END') expect(open.pop()).toBe(part)
  }
  expect(open).toEqual([])
})

test('a line break of another system is a line break', () => {
  expect(linesOf(calendarFile({ ...visit, notes: 'One\r\nTwo' }))).toContain('DESCRIPTION:One\\nTwo')
})

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const lines = linesOf(calendarFile({ ...visit, title: 'A\\B' }))
  expect(lines).toContain('SUMMARY:A\\\\B')
  expect(lines).toContain('LOCATION:2400 Ridge Road\\, Suite 140\\; Flower Mound')
  expect(lines).toContain(
    'DESCRIPTION:Come 10 minutes early.\\nBring: your list of medicines\\, recent labs.',
  )
})

test('a visit that passes midnight ends on the next day', () => {
  expect(linesOf(calendarFile({ ...visit, date: '2026-12-31', time: '23:30' }))).toContain(
    'DTEND;TZID=America/Chicago:20270101T010000',
  )
})

test('an event of unknown length and place has neither', () => {
  const { minutes: _, place: __, ...bare } = visit
  const file = calendarFile(bare)
  expect(file).not.toContain('DTEND')
  expect(file).not.toContain('LOCATION')
})

test('for any text, no line has more than 75 octets, and unfolding restores the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), notes => {
      const file = calendarFile({ ...visit, notes })
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const read = linesOf(file)
        .find(line => line.startsWith('DESCRIPTION:'))
        ?.slice('DESCRIPTION:'.length)
        .replace(/\\(n|.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
      expect(read).toBe(notes.replaceAll('\r\n', '\n'))
    }),
  )
})

test('an invalid date is rejected', () => {
  expect(() => calendarFile({ ...visit, date: '' })).toThrow(RangeError)
})

test('a long line is folded after exactly 75 octets, and no line is anything but a name with a value', () => {
  const { minutes: _, place: __, ...bare } = visit
  const lines = calendarFile({ ...bare, notes: 'a'.repeat(200) }).split('\r\n')
  const first = lines.findIndex(line => line.startsWith('DESCRIPTION:a'))
  const lengths = lines.slice(first, first + 3).map(line => line.length)
  expect(lengths).toEqual([75, 75, 'DESCRIPTION:'.length + 200 + 2 - 150])
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z-]+[:;].|^ a/)
})
