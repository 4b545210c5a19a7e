import { returnPath, signInFirst, withNext } from '@/lib/auth/return-path'

const openAt = (path: string) => window.history.replaceState(null, '', path)
beforeEach(() => openAt('/auth'))

test.each([
  ['/auth', '/'],
  ['/auth?next=%2Fblog%3Fpage%3D2', '/blog?page=2'],
  ['/auth?next=https%3A%2F%2Fevil.example', '/'],
])('a sign-in at %s returns to %s', (address, path) => {
  openAt(address)
  expect(returnPath()).toBe(path)
})

test('links between the pages of sign-in pass on where to return', () => {
  openAt('/auth?next=%2Fblog%3Fpage%3D2')
  expect(withNext('/auth/forgot')).toBe('/auth/forgot?next=%2Fblog%3Fpage%3D2')
  expect(withNext('/auth', '/account')).toBe('/auth?next=%2Faccount')
  for (const withoutOwn of ['/auth', '/auth?next=https%3A%2F%2Fevil.example']) {
    openAt(withoutOwn)
    expect(withNext('/auth/forgot')).toBe('/auth/forgot')
  }
})

test('the account asks for a sign-in first, and returns; other pages are for everybody', () => {
  expect(signInFirst('/account')).toBe('/auth?next=%2Faccount')
  expect(signInFirst('/about')).toBeUndefined()
})
