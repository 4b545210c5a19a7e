/** @jest-environment node */
import { createKeyCache } from '@/lib/server/key-cache'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (header: unknown) => `${encode(header)}.x.x`
const key = { kty: 'EC', kid: 'k', alg: 'ES256' }

/** What is known after the back end has published this. */
const after = (published: unknown, init?: ResponseInit) =>
  createKeyCache(async () => Response.json(published, init))

test.each([
  ['of a published key', tokenOf({ alg: 'ES256', kid: 'k' }), [key]],
  ['with another algorithm', tokenOf({ alg: 'HS256', kid: 'k' }), undefined],
  ['with another key', tokenOf({ alg: 'ES256', kid: 'other' }), undefined],
  ['without a header', tokenOf(null), undefined],
  ['with a list for a header', tokenOf([]), undefined],
  ['with a text for a header', tokenOf('ES256'), undefined],
  ['that is none', 'made-up', undefined],
  ['that is empty', '', undefined],
])('a token %s is looked up', async (_, token, keys) => {
  expect(await after({ keys: [key] })(token)).toEqual(keys)
})

test('a key without an algorithm fits any, and what is no key is left out', async () => {
  const any = { kty: 'RSA', kid: 'r' }
  const published = { keys: [null, 'k', { kid: 'k' }, { kty: 1, kid: 'k' }, any] }
  expect(await after(published)(tokenOf({ alg: 'RS256', kid: 'r' }))).toEqual([any])
  expect(await after(published)(tokenOf({ alg: 'ES256', kid: 'k' }))).toBeUndefined()
})

test.each([
  ['HS256', []],
  ['HS512', []],
  ['ES256', undefined],
  ['none', undefined],
  [undefined, undefined],
  [256, undefined],
])('of a back end that publishes no keys, a token of %s is known by %j', async (alg, keys) => {
  expect(await after({ keys: [] })(tokenOf({ alg }))).toEqual(keys)
})

test.each([
  ['an error', { keys: [key] }, { status: 500 }],
  ['null', null, {}],
  ['a text', 'keys', {}],
  ['no list', { keys: { 0: key } }, {}],
])('where the back end answers with %s, no key is known', async (_, published, init) => {
  expect(await after(published, init)(tokenOf({ alg: 'ES256', kid: 'k' }))).toBeUndefined()
})

describe('the keys are requested again', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => jest.useRealTimers())
  const unknown = tokenOf({ alg: 'ES256', kid: 'unknown' })
  const known = tokenOf({ alg: 'ES256', kid: 'k' })

  async function requestsAfter(ms: number, send: jest.Mock) {
    const keysOf = createKeyCache(send)
    await keysOf(unknown)
    expect(send).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(ms)
    await keysOf(unknown)
    return send.mock.calls.length
  }

  test.each([
    [59_999, 1],
    [60_000, 2],
  ])('%i ms after they were had, %i times in all', async (ms, times) => {
    expect(
      await requestsAfter(
        ms,
        jest.fn(async () => Response.json({ keys: [key] })),
      ),
    ).toBe(times)
  })

  test.each([
    [4_999, 1],
    [5_000, 2],
  ])('%i ms after they could not be had, %i times in all', async (ms, times) => {
    expect(
      await requestsAfter(
        ms,
        jest.fn(async () => new Response('', { status: 503 })),
      ),
    ).toBe(times)
    expect(
      await requestsAfter(
        ms,
        jest.fn(() => Promise.reject(new TypeError('down'))),
      ),
    ).toBe(times)
  })

  test('once for all who ask at the same time, and never for a known one', async () => {
    const send = jest.fn(async () => Response.json({ keys: [key] }))
    const keysOf = createKeyCache(send)
    expect(await Promise.all([keysOf(known), keysOf(known), keysOf(unknown)])).toEqual([
      [key],
      [key],
      undefined,
    ])
    jest.advanceTimersByTime(120_000)
    await keysOf(known)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('and what is published then takes the place of what was known', async () => {
    const next = { ...key, kid: 'next' }
    const send = jest.fn(async () => Response.json({ keys: [next] }))
    send.mockResolvedValueOnce(Response.json({ keys: [key] }))
    const keysOf = createKeyCache(send)
    expect(await keysOf(known)).toEqual([key])
    jest.advanceTimersByTime(60_000)
    expect(await keysOf(tokenOf({ alg: 'ES256', kid: 'next' }))).toEqual([next])
    expect(await keysOf(known)).toBeUndefined()
  })

  test('while they are requested a known key is not waited for', async () => {
    const send = jest.fn(async () => Response.json({ keys: [key] }))
    const keysOf = createKeyCache(send)
    await keysOf(known)
    jest.advanceTimersByTime(60_000)
    send.mockReturnValueOnce(new Promise(() => undefined))
    void keysOf(unknown)
    expect(await keysOf(known)).toEqual([key])
  })
})
