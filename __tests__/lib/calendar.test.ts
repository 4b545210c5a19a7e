/** @jest-environment node */
import fc from 'fast-check'
import { calendarWords } from '@/content/ui/calendar'
import { type CalendarVisit, calendarFile } from '@/lib/calendar'

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

test('the file is one event with its time zone, a timestamp in UTC, and start and end in the clinic’s time', () => {
  const lines = linesOf(calendarFile(visit))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'TZID:America/Chicago',
      'UID:visit@northpeak.example',
      'DTSTAMP:20261124T214007Z',
      'DTSTART;TZID=America/Chicago:20261203T163000',
      'DTEND;TZID=America/Chicago:20261203T180000',
    ]),
  )
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('a reminder comes one day before the visit, as the page says', () => {
  const lines = linesOf(calendarFile(visit))
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))
  expect(alarm).toEqual(['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', 'DESCRIPTION:Visit at Northpeak'])
  expect(calendarWords.saved).toContain('one day before')
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
  expect(calendarFile({ ...visit, date: '2026-12-31', time: '23:30' })).toContain(
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
