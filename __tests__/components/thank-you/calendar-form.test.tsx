import { fireEvent, render, screen } from '@testing-library/react'
import { CalendarForm } from '@/components/thank-you/calendar-form'
import { clinic } from '@/content/facts/clinic'

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
  render(
    <CalendarForm title="Visit" place="" notes={{ inPerson: '', telehealth: '' }} hours={clinic.hours} />,
  )
  const field = screen.getByLabelText('Date')
  fireEvent.change(field, { target: { value: '2026-11-29' } })
  fireEvent.change(field, { target: { value: date } })
  const words = 'The clinic is closed on this day. Please check the date in your booking email.'
  expect(screen.queryByText(words) !== null).toBe(asks)
})
