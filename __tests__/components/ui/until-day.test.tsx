import { act, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EndingText } from '@/components/ui/until-day'
import { keepShowingWhatHolds } from '@/components/ui/until-day.browser'

const rule = { validUntil: '2026-12-31', renew: 'look it up', after: 'The rule was set to end.' }
const at = (now: string) => jest.useFakeTimers({ now: new Date(now) })

afterEach(() => jest.useRealTimers())

/** Midnight in Texas is 6 o'clock in London. */
test.each([
  [
    'on the last day, a minute before midnight',
    '2027-01-01T05:59:00Z',
    'The rule runs.',
    'The rule was set to end.',
  ],
  ['on the day after', '2027-01-01T06:00:00Z', 'The rule was set to end.', 'The rule runs.'],
  ['two years later', '2029-01-01T06:00:00Z', 'The rule was set to end.', 'The rule runs.'],
])('a fact with an end %s', (_, now, shown, hidden) => {
  at(now)
  render(<EndingText text="The rule runs." ending={rule} />)
  keepShowingWhatHolds()
  expect(screen.getByText(shown)).toBeVisible()
  expect(screen.getByText(hidden)).not.toBeVisible()
})

test('a page that stays open past midnight changes', () => {
  at('2027-01-01T05:58:30Z')
  render(<EndingText text="The rule runs." ending={rule} />)
  keepShowingWhatHolds()
  expect(screen.getByText('The rule runs.')).toBeVisible()
  act(() => jest.advanceTimersByTime(120_000))
  expect(screen.getByText('The rule was set to end.')).toBeVisible()
  expect(screen.getByText('The rule runs.')).not.toBeVisible()
})

test('the served page has both sentences, and the one that holds afterwards is marked as hidden', () => {
  const served = renderToStaticMarkup(<EndingText text="The rule runs." ending={rule} />)
  expect(served).toBe(
    '<span data-until="1798783200000">The rule runs.</span><span data-after="" hidden="">The rule was set to end.</span>',
  )
})
