/**
 * @jest-environment-options {"url": "https://northpeak.example/"}
 */
import { authClient } from '@/lib/auth/client'
import { forgetSessionCookies } from '@/lib/auth/session-cookies'
import { answerWith, session } from '../../components/auth/support'

test('over https the browser stores and removes the session in cookies that are only sent over https', async () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  answerWith({ body: session() })
  const config = { url: 'http://localhost:4010', key: 'sb_publishable_sandbox' }
  await authClient(config).signInWithPassword({ email: 'james@example.com', password: 'secret' })
  expect(document.cookie).toMatch(/^sb-localhost-auth-token=base64-/)
  forgetSessionCookies('sb-localhost-auth-token')
  expect(written.mock.calls.map(([cookie]) => cookie.split('; ').slice(1).toSorted())).toEqual([
    ['Max-Age=34560000', 'Path=/', 'SameSite=Lax', 'Secure'],
    ['Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'],
  ])
  expect(document.cookie).toBe('')
  written.mockRestore()
})
