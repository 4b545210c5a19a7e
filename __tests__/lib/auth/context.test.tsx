import { render } from '@testing-library/react'
import { useAuth } from '@/lib/auth/context'

function Outside() {
  useAuth()
  return null
}

test('the auth state outside its provider throws', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider')
  quiet.mockRestore()
})
