import { forgetPending, pendingAddress, rememberPending } from '@/lib/auth/pending-address'

const pending = { email: 'james@example.com', mailedAt: 1000, notedAt: Date.now() }

beforeEach(() => localStorage.clear())

test('is stored until it is confirmed or changed', () => {
  rememberPending(pending)
  expect(pendingAddress()).toEqual(pending)
  forgetPending('other@example.com')
  expect(pendingAddress()).toEqual(pending)
  forgetPending('James@Example.com')
  expect(pendingAddress()).toBeNull()
  rememberPending(pending)
  forgetPending()
  expect(pendingAddress()).toBeNull()
})

test('is ignored when its link has expired', () => {
  rememberPending({ ...pending, notedAt: Date.now() - 25 * 3_600_000 })
  expect(pendingAddress()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('is stored for the day in which its link works', () => {
  jest.useFakeTimers({ now: 100 * 86_400_000 })
  rememberPending({ ...pending, notedAt: Date.now() })
  jest.advanceTimersByTime(86_400_000 - 1)
  expect(pendingAddress()).not.toBeNull()
  jest.advanceTimersByTime(1)
  expect(pendingAddress()).toBeNull()
  jest.useRealTimers()
})

test('an address that only a refused sign-in revealed has no time of a mail', () => {
  rememberPending({ ...pending, mailedAt: null })
  expect(pendingAddress()).toEqual({ ...pending, mailedAt: null })
})

test('with storage blocked there is none, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const spies = (['setItem', 'getItem', 'removeItem'] as const).map(name =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  )
  expect(() => rememberPending(pending)).not.toThrow()
  expect(pendingAddress()).toBeNull()
  expect(() => forgetPending()).not.toThrow()
  for (const spy of spies) spy.mockRestore()
})

const now = Date.now()
test.each([
  '{',
  '"text"',
  'null',
  `{"email":1,"mailedAt":null,"notedAt":${now}}`,
  `{"email":"a@b.c","mailedAt":"1","notedAt":${now}}`,
  `{"email":"a@b.c","mailedAt":null,"notedAt":"${now}"}`,
  `{"mailedAt":null,"notedAt":${now}}`,
  `{"email":"a@b.c","notedAt":${now}}`,
  '{"email":"a@b.c","mailedAt":null}',
])('%s is ignored', stored => {
  localStorage.setItem('pending-address', stored)
  expect(pendingAddress()).toBeNull()
  // What is no JSON is not ours.
  expect(localStorage).toHaveLength(stored === '{' ? 1 : 0)
})
