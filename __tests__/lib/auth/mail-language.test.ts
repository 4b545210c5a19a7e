/** @jest-environment node */
import type { User } from '@supabase/auth-js'
import { keepMailLanguage } from '@/lib/auth/mail-language'

it.each([
  ['that names no language', {}, []],
  ['that names English', { language: 'en' }, []],
  ['that names Spanish', { language: 'es' }, [[{ data: { language: 'en' } }]]],
])(
  'on an English page an account %s is changed only if its mails are in another language',
  async (_, data, calls) => {
    const updateUser = jest.fn().mockResolvedValue({})
    await keepMailLanguage({ updateUser }, { user_metadata: data } as unknown as User)
    expect(updateUser.mock.calls).toEqual(calls)
  },
)
