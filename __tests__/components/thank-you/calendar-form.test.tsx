import { fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { CalendarForm } from '@/components/thank-you/calendar-form'
import { enhance } from '@/components/thank-you/calendar-form.browser'

// jsdom has no TextEncoder, and the file is not what is tested here.
const made = jest.fn((_visit: { place: string; notes: string }) => '')
jest.mock('@/lib/clinic/calendar', () => ({ calendarFile: (visit: never) => made(visit) }))
jest.mock('@/lib/browser/save-file', () => ({ saveFile: () => undefined }))
jest.mock('@/content/facts/exception-days', () => ({
  exceptionDays: [{ date: '2026-11-26', name: 'Thanksgiving Day', open: null }],
}))

test.each([
  ['Thanksgiving', '2026-11-26', true],
  ['a Sunday', '2026-11-29', true],
  ['a Friday', '2026-11-27', false],
  ['a date that is not finished', '', false],
])('%s: whether the form asks to check the date', (_, date, asks) => {
  enhanced(<CalendarForm title="Visit" place="" notes={{ inPerson: '', telehealth: '' }} />, {
    'calendar-form': enhance,
  })
  const field = screen.getByLabelText('Date')
  fireEvent.input(field, { target: { value: '2026-11-29' } })
  fireEvent.input(field, { target: { value: date } })
  const words = 'The clinic is closed on this day. Please check the date in your booking email.'
  expect(!screen.getByText(words).hidden).toBe(asks)
})

test.each([
  [false, 'Ridge Road', 'Come early.'],
  [true, 'By telehealth', 'Find a quiet room.'],
])('telehealth %s: the file says %s and %s', (isRemote, place, notes) => {
  enhanced(
    <CalendarForm
      title="Visit"
      place="Ridge Road"
      notes={{ inPerson: 'Come early.', telehealth: 'Find a quiet room.' }}
    />,
    {
      'calendar-form': enhance,
    },
  )
  fireEvent.input(screen.getByLabelText('Date'), { target: { value: '2026-07-01' } })
  fireEvent.input(screen.getByLabelText(/Time/), { target: { value: '09:00' } })
  if (isRemote) fireEvent.click(screen.getByRole('radio', { name: 'By telehealth' }))
  fireEvent.click(screen.getByRole('button'))
  expect(made.mock.lastCall?.[0]).toMatchObject({ date: '2026-07-01', time: '09:00', place, notes })
})
