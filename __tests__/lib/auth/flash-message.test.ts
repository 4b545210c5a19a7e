import { setFlashMessage, takeFlashMessage } from '@/lib/auth/flash-message'

beforeEach(() => sessionStorage.clear())

test('a message is for the next page alone', () => {
  setFlashMessage('Signed in successfully!')
  expect(takeFlashMessage()).toBe('Signed in successfully!')
  expect(takeFlashMessage()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('with storage blocked there is no message, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  expect(() => setFlashMessage('Signed in successfully!')).not.toThrow()
  expect(takeFlashMessage()).toBeNull()
  set.mockRestore()
  get.mockRestore()
})
