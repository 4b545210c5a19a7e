import { forgetUse, idleMs, markUse } from '@/lib/auth/idle'

const minute = 60_000
const day = 24 * 60 * minute
const now = 1_800_000_000_000

const sessionWith = (session_id: string, more: object = {}) => ({
  access_token: `e30.${btoa(JSON.stringify({ session_id, ...more }))}.x`,
  refresh_token: 'r',
  token_type: 'bearer' as const,
  expires_in: 3600,
  user: { id: 'a', app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
})
const first = sessionWith('5f1c')

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('nobody is idle before the first use, or after a sign-out', () => {
  expect(idleMs(first, now)).toBe(0)
  markUse(first, now - 90 * minute)
  expect(idleMs(first, now)).toBe(90 * minute)
  // A renewed token is of the same session.
  expect(idleMs(sessionWith('5f1c', { exp: 2 }), now)).toBe(90 * minute)
  forgetUse()
  expect(idleMs(first, now)).toBe(0)
})

test.each([
  ['an earlier session', `5f1c ${now - 8 * day}`],
  ['a release that kept the time alone', String(now - 8 * day)],
])('the time of %s says nothing about this one, and the first use replaces it', (_, stored) => {
  localStorage.setItem('signed-in-last-use', stored)
  const second = sessionWith('77aa')
  expect(idleMs(second, now)).toBe(0)
  markUse(second, now)
  expect(localStorage.getItem('signed-in-last-use')).toBe(`77aa ${now}`)
})

test('a use is written once a minute at most', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem')
  for (let ms = 0; ms < 2 * minute; ms += 1000) markUse(first, now + ms)
  expect(write).toHaveBeenCalledTimes(2)
})

test('a clock that was set back, a broken value and blocked storage make nobody idle', () => {
  markUse(first, now + 60 * minute)
  expect(idleMs(first, now)).toBe(0)
  // The later time must not protect for an hour.
  markUse(first, now)
  expect(idleMs(first, now + 5 * minute)).toBe(5 * minute)
  localStorage.setItem('signed-in-last-use', '5f1c long-ago')
  expect(idleMs(first, now)).toBe(0)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(idleMs(first, now)).toBe(0)
  expect(() => markUse(first, now)).not.toThrow()
})
