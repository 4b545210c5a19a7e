/** @jest-environment node */
import { AuthClient } from '@supabase/auth-js'
import { ownMessages } from '@/lib/auth/own-messages'

const messageFor = async (answer: Response) => {
  const client = new AuthClient({
    url: 'http://localhost/auth/v1',
    fetch: ownMessages(async () => answer),
    persistSession: false,
    autoRefreshToken: false,
  })
  const { error } = await client.signInWithPassword({ email: 'a@example.com', password: 'secret' })
  return { message: error?.message, status: error?.status, code: error?.code }
}

test.each(['msg', 'message', 'error_description', 'error'])('a message given as %s is shown', async name => {
  const { message, status } = await messageFor(Response.json({ [name]: 'No.' }, { status: 400 }))
  expect([message, status]).toEqual(['No.', 400])
})

test.each([
  ['the page of a gateway', () => new Response('<h1>Forbidden</h1>', { status: 403 }), 403],
  ['an empty object', () => Response.json({}, { status: 400 }), 400],
  ['a text', () => Response.json('Bad', { status: 400 }), 400],
  ['null', () => Response.json(null, { status: 400 }), 400],
  ['a message that is no text', () => Response.json({ msg: { a: 1 } }, { status: 422 }), 422],
])('%s is never shown as a message', async (_, answer, status) => {
  expect(await messageFor(answer())).toMatchObject({ message: '', status })
})

test('an error without a message keeps its code and its headers', async () => {
  const send = ownMessages(async () =>
    Response.json({ code: 'weak_password' }, { status: 422, headers: { 'Retry-After': '7' } }),
  )
  const answer = await send('http://localhost/auth/v1/signup')
  expect(answer.status).toBe(422)
  expect(answer.headers.get('Retry-After')).toBe('7')
  expect(await answer.json()).toEqual({ code: 'weak_password', msg: '' })
  const expired = Response.json({ error_code: 'otp_expired' }, { status: 403 })
  expect(await messageFor(expired)).toEqual({ message: '', status: 403, code: 'otp_expired' })
})

test('what the back end answers is passed on as it is: JSON, and nothing at all where nothing is said', async () => {
  const json = Response.json({ ok: true })
  const nothing = new Response(null, { status: 204 })
  for (const answer of [json, nothing])
    expect(await ownMessages(async () => answer)('http://localhost/auth/v1/user')).toBe(answer)
})

test('a page with status 200 is an error of the server without a message, not a lost connection', async () => {
  const send = ownMessages(async () => new Response('<h1>Sign in to this network</h1>'))
  const answer = await send('http://localhost/auth/v1/user')
  expect([answer.status, await answer.json()]).toEqual([500, { msg: '' }])
})
