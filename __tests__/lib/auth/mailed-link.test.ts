import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import type { Auth } from '@/lib/auth/client'
import { addressOf, mayOpenAgain, openMailedLink, purposeOf, readMailedLink } from '@/lib/auth/mailed-link'
import { putCookie } from '../../support/cookies'

test.each([
  ['?token_hash=abc&type=email', '', { kind: 'token', tokenHash: 'abc', type: 'email' }],
  ['?token_hash=abc&type=recovery', '', { kind: 'token', tokenHash: 'abc', type: 'recovery' }],
  ['?token_hash=abc&type=sms', '', { kind: 'incomplete', type: undefined }],
  ['?code=abc', '', { kind: 'code', code: 'abc' }],
  [
    '',
    '#access_token=a&refresh_token=b&type=recovery',
    { kind: 'session', accessToken: 'a', refreshToken: 'b', type: 'recovery' },
  ],
  ['', '#access_token=a', { kind: 'incomplete', type: undefined }],
  ['?error=access_denied&error_code=otp_expired', '', { kind: 'refused' }],
  ['', '#error_description=gone', { kind: 'refused' }],
  ['?code=abc', '#error_code=otp_expired', { kind: 'refused' }],
  ['', '#message=Confirmation+link+accepted', { kind: 'first-confirmed' }],
  ['', '', { kind: 'none' }],
])('%s%s', (search, hash, link) => {
  expect(readMailedLink(search, hash)).toEqual(link)
})

test.each([
  '?token_hash=pkce_1a2b&amp;type=recovery',
  '?token_hash=pkce_1a2b&amp;amp;type=recovery',
  '?token_hash=pkce_1a2b%26amp%3Btype=recovery',
  '?token_hash=3Dpkce_1a2b&type=3Drecovery',
  '?token_hash%3Dpkce_1a2b%26type%3Drecovery',
  '?token_hash%253Dpkce_1a2b%2526type%253Drecovery',
  '?token_hash=pkce_1a2b%26type=recovery',
  '?token_hash=pkce_1a%202b&type=recovery',
  '?token_hash=pkce_1a2b&type=recovery.',
  '?token_hash=pkce_1a2b&type=recovery%E2%80%9D)',
  '?token_hash=pkce_1a2b&type=recovery>',
  '?type=recovery&token_hash=pkce_1a2b,',
  '?token_hash=pkce_1a2b&type=RECOVERY',
  '?Token_Hash=pkce_1a2b&Type=Recovery',
  '?token_hash=pkce_1a2b&type=recovery&utm_source=mail',
])('%s, as a mail program left it, is repaired', mangled => {
  const { pathname, search, hash } = new URL(`/auth/confirm${mangled}`, 'https://site.example')
  expect(pathname).toBe('/auth/confirm')
  expect(readMailedLink(search, hash)).toEqual({ kind: 'token', tokenHash: 'pkce_1a2b', type: 'recovery' })
})

test('an ampersand written as a number, whose # begins the fragment, is repaired', () => {
  const { search, hash } = new URL('https://site.example/auth/confirm?token_hash=1a2b&#38;type=email')
  expect(readMailedLink(search, hash)).toEqual({ kind: 'token', tokenHash: '1a2b', type: 'email' })
})

test.each([
  ['?type=email&token_hash=1a3D2b', '', '1a3D2b'],
  ['?token_hash=1a.2-b..-&type=email', '', '1a.2-b'],
  ['?token_hash%25253D1a2b%252526type%25253Demail', '', '1a2b'],
  ['?token_hash=1a2b&x26;type=email', '', '1a2b'],
])('the token of %s is read', (search, hash, tokenHash) => {
  expect(readMailedLink(search, hash)).toEqual({ kind: 'token', tokenHash, type: 'email' })
})

test('a name that only contains a mangled one is another name, and an error alone refuses', () => {
  expect(readMailedLink('?type=email&my-amp;token_hash=1a2b', '')).toMatchObject({ kind: 'incomplete' })
  expect(readMailedLink('?error=access_denied', '')).toEqual({ kind: 'refused' })
})

test('a token that begins with the characters of a mangled one is kept', () => {
  expect(readMailedLink('?token_hash=3d2b&type=email', '')).toMatchObject({ tokenHash: '3d2b' })
})

test.each([
  ['?token_hash=1a2b', '', 'unknown'],
  ['?token_hash=1a2b&ty', '', 'unknown'],
  ['?token_hash=1a2b&type=rec', '', 'unknown'],
  ['?token_hash=&type=recovery', '', 'recovery'],
  ['?type=email_change', '', 'email-change'],
  ['?type=signup', '', 'sign-up'],
  ['?code=', '', 'unknown'],
  ['', '#access_token=a.b.c&type=recovery', 'recovery'],
])('%s%s was cut, which is not “nothing to confirm”', (search, hash, purpose) => {
  const link = readMailedLink(search, hash)
  expect(link.kind).toBe('incomplete')
  expect(purposeOf(link)).toBe(purpose)
})

test.each([
  ['?token_hash=abc&type=email', '', 'sign-up'],
  ['?token_hash=abc&type=signup', '', 'sign-up'],
  ['?token_hash=abc&type=recovery', '', 'recovery'],
  ['?token_hash=abc&type=email_change', '', 'email-change'],
  ['', '#access_token=a&refresh_token=b&type=recovery', 'recovery'],
  ['', '#access_token=a&refresh_token=b&type=email_change', 'email-change'],
  ['', '#access_token=a&refresh_token=b', 'unknown'],
  ['?code=abc', '', 'unknown'],
  ['?error_code=otp_expired', '', 'unknown'],
  ['', '', 'unknown'],
])('the purpose of %s%s is %s', (search, hash, purpose) => {
  expect(purposeOf(readMailedLink(search, hash))).toBe(purpose)
})

describe('the proof that a classic link was requested in this browser', () => {
  const verifier = 'sb-localhost-auth-token-code-verifier'
  const slot = 'sb-localhost-auth-token-flow-12345678-code-verifier'
  const remove = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
    for (const name of [verifier, slot]) document.cookie = `${name}=; path=/; max-age=0`
  }
  const link = readMailedLink('?code=abc', '')

  /** Forgets the proof at every error, as the client library does. */
  function clientThatFails(error: Error) {
    const exchangeCodeForSession = async () => {
      remove()
      return { data: { user: null, session: null, redirectType: null }, error }
    }
    return { exchangeCodeForSession } as unknown as Auth
  }

  beforeEach(() => {
    putCookie(verifier, 'secret/recovery')
    putCookie(slot, 'secret/recovery')
  })
  afterEach(remove)

  test.each([
    ['the back end could not be reached', new AuthRetryableFetchError('Failed to fetch', 0)],
    [
      'a rate limit was exceeded',
      new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
    ],
  ])('is kept when %s', async (_, error) => {
    await expect(openMailedLink(clientThatFails(error), link)).rejects.toBe(error)
    expect(document.cookie).toBe(
      `${verifier}=base64-InNlY3JldC9yZWNvdmVyeSI; ${slot}=base64-InNlY3JldC9yZWNvdmVyeSI`,
    )
  })

  test('is deleted with a rejected link', async () => {
    const error = new AuthApiError('flow state has expired', 422, 'flow_state_expired')
    await expect(openMailedLink(clientThatFails(error), link)).rejects.toBe(error)
    expect(document.cookie).toBe('')
  })

  test('is not created if there was none', async () => {
    remove()
    const error = new AuthRetryableFetchError('Failed to fetch', 0)
    await expect(openMailedLink(clientThatFails(error), link)).rejects.toBe(error)
    expect(document.cookie).toBe('')
  })
})

describe('opening a link', () => {
  /** A client whose one method gives this, and tells what it was asked. */
  function answering(method: string, data: unknown, error: unknown = null) {
    const asked = jest.fn(async () => ({ data, error }))
    return { client: { [method]: asked } as unknown as Auth, asked }
  }
  const opened = (client: Auth, search: string, hash = '') =>
    openMailedLink(client, readMailedLink(search, hash))
  const failure = new AuthApiError('Token has expired', 403, 'otp_expired')

  test.each([
    ['email', { session: {} }, 'signed-in'],
    ['recovery', { session: {} }, 'recovery'],
    ['email_change', { session: null }, 'first-confirmed'],
  ])('a token of %s, answered with %j, means %s', async (type, data, result) => {
    const { client, asked } = answering('verifyOtp', data)
    expect(await opened(client, `?token_hash=abc&type=${type}`)).toBe(result)
    expect(asked).toHaveBeenCalledWith({ token_hash: 'abc', type })
  })

  test.each([
    [{ redirectType: 'recovery' }, 'recovery'],
    [{ redirectType: null }, 'signed-in'],
    [{}, 'signed-in'],
  ])('a code, answered with %j, means %s', async (data, result) => {
    const { client, asked } = answering('exchangeCodeForSession', data)
    expect(await opened(client, '?code=abc')).toBe(result)
    expect(asked).toHaveBeenCalledWith('abc')
  })

  test.each([
    ['&type=recovery', 'recovery'],
    ['&type=email_change', 'signed-in'],
    ['', 'signed-in'],
  ])('a session with "%s" means %s', async (type, result) => {
    const { client, asked } = answering('setSession', {})
    expect(await opened(client, '', `#access_token=a&refresh_token=b${type}`)).toBe(result)
    expect(asked).toHaveBeenCalledWith({ access_token: 'a', refresh_token: 'b' })
  })

  test.each([
    ['verifyOtp', '?token_hash=abc&type=email', ''],
    ['exchangeCodeForSession', '?code=abc', ''],
    ['setSession', '', '#access_token=a&refresh_token=b'],
  ])('what %s refuses is the error', async (method, search, hash) => {
    const { client } = answering(method, { session: {} }, failure)
    await expect(opened(client, search, hash)).rejects.toBe(failure)
  })

  test('what is no link cannot be opened', async () => {
    await expect(opened({} as Auth, '')).rejects.toThrow('There is no link to open')
  })
})

const tokenOf = (claims: string) => `x.${btoa(claims)}.x`

test.each([
  ['an address', tokenOf('{"email":"a@example.com"}'), 'a@example.com'],
  ['an empty one', tokenOf('{"email":""}'), undefined],
  ['one that is no text', tokenOf('{"email":1}'), undefined],
  ['none', tokenOf('{}'), undefined],
  ['claims of null', tokenOf('null'), undefined],
  ['claims that are a text', tokenOf('"email"'), undefined],
  ['claims that are no JSON', tokenOf('{'), undefined],
  ['no claims', 'x', undefined],
])('the address of a token with %s', (_, accessToken, address) => {
  expect(addressOf({ kind: 'session', accessToken, refreshToken: 'r', type: undefined })).toBe(address)
  expect(addressOf({ kind: 'code', code: accessToken })).toBeUndefined()
})

test.each([
  ['a rate limit', new AuthApiError('Slow down', 429, 'over_request_rate_limit'), true],
  ['an outage', new AuthRetryableFetchError('Failed to fetch', 0), true],
  ['an outage of the back end alone', new AuthRetryableFetchError('Internal Server Error', 500), true],
  ['a known failure of the back end', new AuthRetryableFetchError('Error confirm email', 500), false],
  ['a refused link', new AuthApiError('Token has expired', 403, 'otp_expired'), false],
  ['an error of our own', new TypeError('x'), false],
])('whether a link may be opened again after %s', (_, error, expected) => {
  expect(mayOpenAgain(error)).toBe(expected)
})

test.each(['signup', 'invite', 'magiclink', 'email'])('a link of %s signs up', type => {
  expect(purposeOf(readMailedLink(`?token_hash=a&type=${type}`, ''))).toBe('sign-up')
})

test.each(['refresh_token', 'access_token', 'token_hash', 'code'])('%s alone is a part of a link', name => {
  expect(readMailedLink(`?${name}=`, '').kind).toBe('incomplete')
})
