import { act, render } from '@testing-library/react'
import { EarlyConnections } from '@/components/layout/early-connections'

const mockRouter = { prefetch: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))

const pages = ['/services', '/about', '/contact']
const services = ['https://reviews.example']
const connected = () =>
  document.head.querySelectorAll('link[rel="preconnect"][href="https://reviews.example"]')

/** Milliseconds since the visit began, and when its load event ended. */
function at(now: number, loadEventEnd: number) {
  jest.spyOn(performance, 'now').mockReturnValue(now)
  performance.getEntriesByType = () => [{ loadEventEnd } as unknown as PerformanceEntry]
}

beforeEach(() => {
  jest.useFakeTimers()
  mockRouter.prefetch.mockClear()
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/about')
})
afterEach(() => jest.useRealTimers())

test('connects at startup, and prefetches 2 s after the load event, except the page that is open', () => {
  at(1500, 400)
  render(<EarlyConnections pages={pages} services={services} />)
  expect(connected()).toHaveLength(1)
  act(() => jest.advanceTimersByTime(899))
  expect(mockRouter.prefetch).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(mockRouter.prefetch.mock.calls).toEqual([['/services'], ['/contact']])
})

test('a page hydrated later than that prefetches at once', () => {
  at(6000, 400)
  render(<EarlyConnections pages={pages} services={services} />)
  act(() => jest.advanceTimersByTime(0))
  expect(mockRouter.prefetch).toHaveBeenCalledTimes(2)
})

test('with Save-Data it does neither', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  at(6000, 400)
  render(<EarlyConnections pages={pages} services={services} />)
  act(() => jest.runAllTimers())
  expect(mockRouter.prefetch).not.toHaveBeenCalled()
  expect(connected()).toHaveLength(0)
})
