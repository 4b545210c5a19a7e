import { localToday } from '@/lib/words/dates'

afterEach(() => jest.useRealTimers())

test('today is the visitor’s, who keeps a result in the evening, when it is tomorrow in UTC', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T05:00:00Z') })
  expect(localToday()).toBe('2026-11-26')
})
