/** @jest-environment node */
import type { User } from '@supabase/auth-js'
import { keepMailLanguage } from '@/lib/auth/mail-language'

jest.mock('@/content/facts/language', () => jest.requireActual('@/translated/es/facts/language'))

const user = (data: object) => ({ user_metadata: data }) as unknown as User

it.each([
  ['made in English', {}, 1],
  ['last used in Portuguese', { language: 'pt' }, 1],
  ['last used in Spanish', { language: 'es' }, 0],
])('an account %s has mails in Spanish after a Spanish sign-in', async (_, data, calls) => {
  const updateUser = jest.fn().mockResolvedValue({})
  await keepMailLanguage({ updateUser }, user(data))
  expect(updateUser.mock.calls).toEqual(Array(calls).fill([{ data: { language: 'es' } }]))
})

it('a failure to store it does not undo the sign-in', async () => {
  const updateUser = jest.fn().mockRejectedValue(new Error('502'))
  await expect(keepMailLanguage({ updateUser }, user({}))).resolves.toBeUndefined()
})

it('a silent back end holds the visitor up for two seconds at most', async () => {
  jest.useFakeTimers()
  const done = jest.fn()
  void keepMailLanguage({ updateUser: () => new Promise(() => {}) }, user({})).then(done)
  await jest.advanceTimersByTimeAsync(1900)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalled()
  jest.useRealTimers()
})
