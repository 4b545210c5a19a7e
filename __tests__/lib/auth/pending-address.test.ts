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

test.each(['{', '"text"', '{"email":1,"mailedAt":null,"notedAt":1}', '{"email":"a@b.c"}'])(
  '%s is ignored',
  stored => {
    localStorage.setItem('pending-address', stored)
    expect(pendingAddress()).toBeNull()
  },
)
