import { fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { CalendarForm } from '@/components/thank-you/calendar-form'
import { enhance } from '@/components/thank-you/calendar-form.browser'

// jsdom has no TextEncoder, and the file is not what is tested here.
jest.mock('@/lib/calendar', () => ({}))
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
