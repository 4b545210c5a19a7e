import { render, screen } from '@testing-library/react'
import ThankYouBookedPage from '@/app/thank-you/page'
import ThankYouFollowupPage from '@/app/thank-you-followup/page'
import { calendarWords } from '@/content/ui/calendar'

// jsdom has no TextEncoder, and the file is not what is tested here.
jest.mock('@/lib/clinic/calendar', () => ({}))

test.each([
  ['a first visit', ThankYouBookedPage],
  ['a follow-up', ThankYouFollowupPage],
])('after booking %s, the calendar is the first and only main button', (_, Page) => {
  const { container } = render(<Page />)
  const main = [...container.querySelectorAll('.cta')]
  expect(main).toEqual([screen.getByRole('button', { name: calendarWords.button })])
})
