import { render, screen } from '@testing-library/react'
import { AuthForm } from '@/components/auth/auth-form'
import { authTexts } from '@/content/auth'

let mockLeaving = false
jest.mock('@/lib/auth/context', () => ({
  useAuth: () => ({ client: {}, session: null, ready: true, forget: async () => undefined }),
}))
jest.mock('@/lib/auth/sign-out', () => ({ isSigningOut: () => mockLeaving }))
jest.mock('@/components/ui/toast', () => ({
  toast: async () => true,
  closeToast: async () => undefined,
  prepareToasts: () => undefined,
}))

test('the form is not shown to a visitor who is about to be redirected', () => {
  mockLeaving = true
  const { unmount } = render(<AuthForm />)
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(authTexts.busy)
  unmount()
  mockLeaving = false
  render(<AuthForm />)
  expect(screen.getByLabelText('Email')).toBeInTheDocument()
})
