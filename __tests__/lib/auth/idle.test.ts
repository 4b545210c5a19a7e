import { forgetUse, idleMs, markUse } from '@/lib/auth/idle'

const minute = 60_000
const now = 1_800_000_000_000

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('nobody is idle before the first use, or after a sign-out', () => {
  expect(idleMs(now)).toBe(0)
  markUse(now - 90 * minute)
  expect(idleMs(now)).toBe(90 * minute)
  forgetUse()
  expect(idleMs(now)).toBe(0)
})

test('a use is written once a minute at most', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem')
  for (let ms = 0; ms < 2 * minute; ms += 1000) markUse(now + ms)
  expect(write).toHaveBeenCalledTimes(2)
})

test('a clock that was set back, a broken value and blocked storage make nobody idle', () => {
  markUse(now + 60 * minute)
  expect(idleMs(now)).toBe(0)
  // The later time must not protect for an hour.
  markUse(now)
  expect(idleMs(now + 5 * minute)).toBe(5 * minute)
  localStorage.setItem('signed-in-last-use', 'long ago')
  expect(idleMs(now)).toBe(0)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(idleMs(now)).toBe(0)
  expect(() => markUse(now)).not.toThrow()
})
