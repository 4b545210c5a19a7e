import { cookieStorage } from '@/lib/auth/cookie-storage'

const mockMade = jest.fn()
jest.mock('@supabase/auth-js', () => ({
  AuthClient: class {
    constructor(options: unknown) {
      mockMade(options)
    }
  },
}))

const config = { url: 'https://abc.supabase.co', key: 'publishable' }

beforeEach(() => {
  mockMade.mockClear()
  jest.resetModules()
})

async function options() {
  const { authClient } = await import('@/lib/auth/client')
  expect(authClient(config)).toBe(authClient(config))
  expect(mockMade).toHaveBeenCalledTimes(1)
  return mockMade.mock.calls[0][0]
}

test('a tab has one client, of the configured back end, which leaves links to the page for them', async () => {
  expect(await options()).toMatchObject({
    url: 'https://abc.supabase.co/auth/v1',
    headers: { apikey: 'publishable', Authorization: 'Bearer publishable' },
    storageKey: 'sb-abc-auth-token',
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  })
})

test('the session is kept in the cookies of this site', async () => {
  const { storage } = await options()
  storage.setItem('test-code-verifier', 'proof')
  expect(cookieStorage.getItem('test-code-verifier')).toBe('proof')
  cookieStorage.removeItem('test-code-verifier')
})

describe('requests', () => {
  const given = globalThis.fetch
  const send = jest.fn()
  beforeEach(() => {
    send.mockReset()
    globalThis.fetch = send
    globalThis.Request ??= class {} as unknown as typeof Request
    AbortSignal.timeout = jest.fn(() => new AbortController().signal)
  })
  afterEach(() => {
    globalThis.fetch = given
  })
  /** As much of a response as the wrappers read. */
  const answer = (body: string, status = 200) => ({
    ok: status < 400,
    status,
    clone: () => ({ text: async () => body }),
  })

  test('are given up after twenty seconds, unless they bring their own limit', async () => {
    const { fetch } = await options()
    send.mockResolvedValue(answer('{}'))
    await fetch('https://abc.supabase.co/auth/v1/user', { method: 'POST' })
    expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000)
    expect(send).toHaveBeenCalledWith(
      'https://abc.supabase.co/auth/v1/user',
      expect.objectContaining({ method: 'POST', signal: expect.any(AbortSignal) }),
    )
    const { signal } = new AbortController()
    await fetch('https://abc.supabase.co/auth/v1/user', { signal })
    expect(send.mock.lastCall[1].signal).toBe(signal)
    await fetch('https://abc.supabase.co/auth/v1/user')
    expect(send.mock.lastCall[1].signal).toBeInstanceOf(AbortSignal)
  })
})
