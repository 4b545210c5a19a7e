import type { Factor, Session } from '@supabase/auth-js'
import { needsSecondStep } from '@/lib/auth/assurance'

function session(claims: string, status?: Factor['status']): Session {
  const factors = status ? [{ id: 'f', factor_type: 'totp', status }] : []
  return { access_token: `x.${btoa(claims)}.x`, user: { factors } } as unknown as Session
}

test.each([
  ['a verified factor, not passed', session('{"aal":"aal1"}', 'verified'), true],
  ['a verified factor, passed', session('{"aal":"aal2"}', 'verified'), false],
  ['a factor that was never verified', session('{"aal":"aal1"}', 'unverified'), false],
  ['no factor', session('{"aal":"aal1"}'), false],
  ['a malformed token', session('{', 'verified'), false],
])('%s', (_, given, expected) => {
  expect(needsSecondStep(given)).toBe(expected)
})
