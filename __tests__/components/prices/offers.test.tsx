import { render, screen } from '@testing-library/react'
import { Offers } from '@/components/prices/offers'
import { keepShowingWhatHolds } from '@/components/ui/until-day.browser'

const offer = {
  text: 'Veterans pay 10% less for the first visit, from December 1 through December 31, 2026.',
  from: '2026-12-01',
  validUntil: '2026-12-31',
  renew: 'take it out',
}

afterEach(() => jest.useRealTimers())

/** Midnight in Texas is 6 o'clock in London. */
test.each([
  ['the day before its first', '2026-12-01T05:59:00Z', false],
  ['its first day', '2026-12-01T06:00:00Z', true],
  ['the last minute of its last day', '2027-01-01T05:59:00Z', true],
  ['the day after', '2027-01-01T06:00:00Z', false],
])('an offer on %s', (_, now, isShown) => {
  jest.useFakeTimers({ now: new Date(now) })
  render(<Offers offers={[offer]} />)
  keepShowingWhatHolds()
  if (isShown) expect(screen.getByText(offer.text)).toBeVisible()
  else expect(screen.getByText(offer.text)).not.toBeVisible()
})

test('as served, it is hidden: whoever has no scripts is not promised what may be over', () => {
  render(<Offers offers={[offer]} />)
  expect(screen.getByText(offer.text)).not.toBeVisible()
})
