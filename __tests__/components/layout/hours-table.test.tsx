import { render } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { HoursTable } from '@/components/layout/hours-table'
import { enhance } from '@/components/layout/hours-table.browser'
import { clinic } from '@/content/facts/clinic'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00-06:00') }))
afterEach(() => jest.useRealTimers())

const bars = (hours: Parameters<typeof HoursTable>[0]['hours']) => {
  const { container } = render(<HoursTable hours={hours} />)
  return [...container.querySelectorAll('rect')].map(bar =>
    ['x', 'width'].map(name => Number(bar.getAttribute(name))),
  )
}

test('the clinic’s hours are drawn on an axis from 8 AM to 6 PM', () => {
  expect(bars(clinic.hours)).toEqual([
    [10, 80],
    [10, 40],
  ])
})

test('today’s row is marked, and the line below shows when the clinic opens', () => {
  jest.setSystemTime(new Date('2026-11-21T13:30:00-06:00'))
  const { container } = enhanced(<HoursTable hours={clinic.hours} />, { 'hours-table': enhance })
  expect(container.querySelector('.today')).toHaveTextContent(/^Sat/)
  expect(container).toHaveTextContent('Closed, opens Mon 9 AM')
})

test('the time of day is marked on its bar, and moves on', () => {
  jest.setSystemTime(new Date('2026-11-20T13:00:00-06:00'))
  const { container } = enhanced(<HoursTable hours={clinic.hours} />, { 'hours-table': enhance })
  const marks = () => [...container.querySelectorAll('.today path')].map(mark => mark.getAttribute('d'))
  expect(marks()).toEqual(['M50 0V9'])
  jest.advanceTimersByTime(60 * 60_000)
  expect(marks()).toEqual(['M60 0V9'])
})

test('other hours get an axis that fits them', () => {
  const night = clinic.hours.map(day => ({ ...day, open: day.open && { from: 360, to: 1320 } }))
  const drawn = bars(night)
  expect(drawn).toHaveLength(1)
  for (const [x = -1, width = 0] of drawn) {
    expect(x).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(100)
  }
})
