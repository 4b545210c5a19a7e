/** @jest-environment node */
import type { Factor, Session } from '@supabase/auth-js'
import { isLive, needsSecondStep } from '@/lib/auth/assurance'

function session(claims: string, status?: Factor['status']): Session {
  const factors = status ? [{ id: 'f', factor_type: 'totp', status }] : []
  return { access_token: `x.${btoa(claims)}.x`, user: { factors } } as unknown as Session
}

/** With the first step passed. */
function withFactors(...statuses: Factor['status'][]): Session {
  const factors = statuses.map(status => ({ id: status, factor_type: 'totp', status }))
  return { ...session('{"aal":"aal1"}'), user: { factors } } as unknown as Session
}

test.each([
  ['a verified factor, not passed', session('{"aal":"aal1"}', 'verified'), true],
  ['a verified factor, passed', session('{"aal":"aal2"}', 'verified'), false],
  ['a factor that was never verified', session('{"aal":"aal1"}', 'unverified'), false],
  ['no factor', session('{"aal":"aal1"}'), false],
  ['a malformed token', session('{', 'verified'), false],
  ['a token whose claims are no object', session('1', 'verified'), false],
  ['a token whose claims are null', session('null', 'verified'), false],
  ['a token without a level', session('{}', 'verified'), false],
  ['a token of one part', { ...session('{}', 'verified'), access_token: 'x' }, false],
  ['a user without a list of factors', { ...session('{"aal":"aal1"}'), user: {} } as Session, false],
  ['a verified factor among others', withFactors('unverified', 'verified'), true],
])('%s', (_, given, expected) => {
  expect(needsSecondStep(given)).toBe(expected)
})

test('a session is live until the second in which it expires', () => {
  jest.useFakeTimers({ now: 1_000_000_000 })
  const until = (expires_at?: number) => ({ expires_at }) as Session
  expect(isLive(until(1_000_001))).toBe(true)
  expect(isLive(until(1_000_000))).toBe(false)
  expect(isLive(until(999_999))).toBe(false)
  expect(isLive(until())).toBe(false)
  jest.useRealTimers()
})
