import fc from 'fast-check'
import { safeRedirect } from '@/lib/auth/safe-redirect'

test.each([
  ['/account', '/account'],
  ['/blog?category=prp#x', '/blog?category=prp#x'],
  ['/', '/'],
])('%p is followed', (given, path) => {
  expect(safeRedirect(given)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'account',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\tevil',
  'javascript:alert(1)',
  '/%0d%0aSet-Cookie:x',
  '/auth',
  '/auth?next=/auth',
  '/%',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/x/%2e%2e//evil.example',
  '/x/%2e%2E/%2e//evil.example',
  '/./auth',
  '/x/../auth',
  '/x/%2e%2e/auth?next=/x',
  '/x/..%2fauth',
])('%p redirects to the home page', given => {
  expect(safeRedirect(given)).toBe('/')
})

test('any input redirects within this site', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const url = new URL(safeRedirect(text), 'https://clinic.example')
      expect(url.origin).toBe('https://clinic.example')
    }),
  )
})

test('for any combination of parts, the result has no host and is not the sign-in page, as given and resolved', () => {
  const parts = [
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '',
    '%2f',
    '%5c',
    '\\',
    '\t',
    'evil.example',
    'auth',
    'x',
    '?',
    '#',
  ]
  const path = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map(list => `/${list.join('/')}`)
  fc.assert(
    fc.property(path, given => {
      const answer = safeRedirect(given)
      expect(answer).not.toMatch(/^\/[/\\]/)
      const { origin, pathname } = new URL(answer, 'https://clinic.example')
      expect(origin).toBe('https://clinic.example')
      expect(pathname).not.toMatch(/^\/[/\\]|^\/auth(\/|$)/)
    }),
    { numRuns: 2000 },
  )
})

test('a path of up to 2000 characters is kept', () => {
  const longest = `/${'a'.repeat(1999)}`
  expect(safeRedirect(longest)).toBe(longest)
  expect(safeRedirect(`${longest}a`)).toBe('/')
})

test.each(['/blog/auth', '/blog/auth/x', '/authors', '/a//b'])(
  '%s, which only looks like a refused one, is kept',
  path => {
    expect(safeRedirect(path)).toBe(path)
  },
)
