import { authClient } from '@/lib/auth/client'
import { forgetSessionCookies } from '@/lib/auth/session-cookies'
import { answerWith, session } from '../../components/auth/support'
import { putCookie } from '../../support/cookies'

const config = { url: 'https://abc.supabase.co', key: 'sb_publishable_x' }
const key = 'sb-abc-auth-token'
const given = globalThis.fetch

const signIn = () => authClient(config).signInWithPassword({ email: 'james@example.com', password: 'secret' })

afterEach(() => {
  globalThis.fetch = given
  forgetSessionCookies(key)
})

// The first test: the library looks for a link once.
test('links are left to the page for them', async () => {
  history.replaceState(null, '', '/?code=12345678-1234-1234-1234-123456789012')
  putCookie(`${key}-code-verifier`, 'proof')
  const sent = answerWith()
  await authClient(config).initialize()
  expect(sent).toEqual([])
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${key}-code-verifier=; path=/; max-age=0`
  history.replaceState(null, '', '/')
})

test('a tab has one client, of the configured back end', async () => {
  expect(authClient(config)).toBe(authClient(config))
  const sent = answerWith({ body: session() })
  const fetched = jest.spyOn(globalThis, 'fetch')
  await signIn()
  expect(sent.map(({ path }) => path)).toEqual(['/auth/v1/token?grant_type=password'])
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(String(url)).toMatch(/^https:\/\/abc\.supabase\.co\//)
  expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_x')
})

test('the session is kept in cookies of 3,180 characters, as before', async () => {
  const long = session()
  answerWith({ body: { ...long, user: { ...long.user, user_metadata: { first_name: 'é'.repeat(1500) } } } })
  await signIn()
  const cookies = document.cookie.split('; ').map(cookie => cookie.split('=', 2))
  expect(cookies.map(([name]) => name)).toEqual([`${key}.0`, `${key}.1`])
  expect(cookies[0]?.[1]).toMatch(/^base64-eyJ[\w-]{3170}$/)
})

test('somebody who signed in before this release stays so', async () => {
  putCookie(key, session('earlier'))
  const { data } = await authClient(config).getSession()
  expect(data.session?.access_token).toBe(session('earlier').access_token)
})

test('requests are given up after twenty seconds', async () => {
  answerWith({ body: session() })
  const fetched = jest.spyOn(globalThis, 'fetch')
  const { signal } = new AbortController()
  AbortSignal.timeout = jest.fn(() => signal)
  await signIn()
  expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000)
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(signal)
})
