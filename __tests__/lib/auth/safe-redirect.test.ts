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
])('%p leads home', given => {
  expect(safeRedirect(given)).toBe('/')
})

test('whatever is given, the answer stays on this site', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const url = new URL(safeRedirect(text), 'https://clinic.example')
      expect(url.origin).toBe('https://clinic.example')
    }),
  )
})
