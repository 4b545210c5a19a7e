/** @jest-environment node */
import { reminderFile } from '@/lib/clinic/calendar'
import { addDays, addMonths, laboratoryDates } from '@/lib/clinic/reminders'

test('blood is drawn in week 6 and in months 3 and 6', () => {
  expect(laboratoryDates('2026-12-01')).toEqual(['2027-01-12', '2027-03-01', '2027-06-01'])
})

test('a month that is too short ends the count on its last day', () => {
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29')
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
})

test('days cross months and the change of the clocks', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(addDays('2027-01-05', -10)).toBe('2026-12-26')
})

const madeAt = new Date('2026-11-26T12:00:00Z')
const reminder = {
  id: 'labs-1@site',
  title: 'Appointment: labs',
  date: '2027-01-12',
  notes: 'Ahead; early, please.',
}
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a reminder is a whole day in every time zone, blocks no time, and has an entry a week before that rings at nine', () => {
  expect(linesOf(reminderFile([{ ...reminder, daysBefore: 7, ahead: 'Labs (January 12)' }], madeAt))).toEqual(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Clinic website//Reminder//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:ahead-labs-1@site',
      'DTSTAMP:20261126T120000Z',
      'DTSTART;VALUE=DATE:20270105',
      'SUMMARY:Labs (January 12)',
      'DESCRIPTION:Ahead\\; early\\, please.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT9H',
      'DESCRIPTION:Labs (January 12)',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:labs-1@site',
      'DTSTAMP:20261126T120000Z',
      'DTSTART;VALUE=DATE:20270112',
      'SUMMARY:Appointment: labs',
      'DESCRIPTION:Ahead\\; early\\, please.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ],
  )
})

test('on the day itself it rings at nine in the morning', () => {
  expect(linesOf(reminderFile([{ ...reminder, daysBefore: 0 }], madeAt))).toContain('TRIGGER:PT9H')
})
