/** @jest-environment node */
import { AuthClient } from '@supabase/auth-js'
import { fetchWithRefreshBackoff } from '@/lib/auth/fetch-with-refresh-backoff'

const renewal = 'http://localhost/auth/v1/token?grant_type=refresh_token'
const signIn = 'http://localhost/auth/v1/token?grant_type=password'
const session = { access_token: 'a', refresh_token: 'r', expires_in: 3600, user: { id: 'a' } }

const answering = (...answers: Response[]) => jest.fn(async () => answers.shift() ?? Response.json(session))

test.each([
  ['too many requests', Response.json({}, { status: 429 })],
  ['an answer without a session', Response.json({ keys: [] })],
  ['a page of a gateway', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
])('%s to a token refresh counts as an outage', async (_, answer) => {
  expect((await fetchWithRefreshBackoff(answering(answer))(renewal)).status).toBe(503)
})

test('a rejected refresh stays rejected, and a successful one is complete', async () => {
  const refused = Response.json({ code: 'refresh_token_not_found' }, { status: 400 })
  const send = fetchWithRefreshBackoff(answering(refused))
  expect((await send(renewal)).status).toBe(400)
  expect(await (await send(renewal)).json()).toEqual(session)
})

test('refreshes pause for the back end’s Retry-After, while a sign-in is sent', async () => {
  jest.useFakeTimers()
  const send = answering(Response.json({}, { status: 429, headers: { 'Retry-After': '60' } }))
  const patient = fetchWithRefreshBackoff(send)
  await patient(renewal)
  jest.advanceTimersByTime(59_000)
  expect((await patient(renewal)).status).toBe(503)
  expect(send).toHaveBeenCalledTimes(1)
  expect((await patient(signIn)).status).toBe(200)
  jest.advanceTimersByTime(1000)
  expect((await patient(renewal)).status).toBe(200)
  jest.useRealTimers()
})

test.each([
  [{ 'Retry-After': '1' }, 'in 1 second.'],
  [{ 'Retry-After': '60' }, 'in 60 seconds.'],
  [{ 'Retry-After': '600' }, 'in 10 minutes.'],
  [{ 'Retry-After': new Date(Date.now() + 3_600_000).toUTCString() }, 'in 60 minutes.'],
  [{}, 'in a few minutes.'],
])('the message of a response with %j contains when to try again', async (headers, words) => {
  const answer = Response.json({ code: 'over_request_rate_limit' }, { status: 429, headers })
  const client = new AuthClient({
    url: 'http://localhost/auth/v1',
    fetch: fetchWithRefreshBackoff(answering(answer)),
    persistSession: false,
    autoRefreshToken: false,
  })
  const { error } = await client.signInWithPassword({ email: 'a@example.com', password: 'secret' })
  expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  expect(error?.message).toBe(`Too many attempts. Please try again ${words}`)
})

test('the mail limit, whose message has its own time, is unchanged', async () => {
  const body = { code: 'over_email_send_rate_limit', msg: 'you can only request this after 57 seconds' }
  const answer = await fetchWithRefreshBackoff(answering(Response.json(body, { status: 429 })))(signIn)
  expect(await answer.json()).toEqual(body)
})

test.each([
  ['119', 'in 119 seconds.'],
  ['120', 'in 2 minutes.'],
  ['121', 'in 3 minutes.'],
  ['0', 'in a few minutes.'],
  ['soon', 'in a few minutes.'],
  ['1.5.1', 'in a few minutes.'],
])('after Retry-After %s a visitor may try again %s', async (seconds, words) => {
  const refused = new Response('', { status: 429, headers: { 'Retry-After': seconds } })
  const answer = await fetchWithRefreshBackoff(answering(refused))(signIn)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, seconds])
  expect(await answer.json()).toEqual({
    error_code: 'over_request_rate_limit',
    msg: `Too many attempts. Please try again ${words}`,
  })
})

test('an error keeps the code that it has in either place', async () => {
  for (const body of [{ error_code: 'over_sms' }, { code: 'over_sms' }]) {
    const answer = await fetchWithRefreshBackoff(answering(Response.json(body, { status: 429 })))(signIn)
    expect(await answer.json()).toMatchObject({ error_code: 'over_sms' })
  }
  const numbered = await fetchWithRefreshBackoff(answering(Response.json({ code: 429 }, { status: 429 })))(
    signIn,
  )
  expect(await numbered.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
})

test('refreshes pause for half a minute when the back end does not say how long', async () => {
  jest.useFakeTimers()
  const send = answering(Response.json({}, { status: 429 }))
  const patient = fetchWithRefreshBackoff(send)
  await patient(renewal)
  jest.advanceTimersByTime(29_999)
  expect((await patient(renewal)).status).toBe(503)
  jest.advanceTimersByTime(1)
  expect((await patient(new Request(renewal))).status).toBe(200)
  expect(send).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('a refresh that was sent as a request object pauses, too, and other answers are passed on', async () => {
  const patient = fetchWithRefreshBackoff(answering(Response.json({}, { status: 429 })))
  expect((await patient(new Request(renewal))).status).toBe(503)
  const page = new Response('<html>')
  expect(await fetchWithRefreshBackoff(answering(page))(signIn)).toBe(page)
})

test.each([
  ['no access token', { access_token: undefined }],
  ['no refresh token', { refresh_token: undefined }],
  ['no lifetime', { expires_in: undefined }],
  ['no user', { user: undefined }],
  ['a user of null', { user: null }],
])('a refresh that answers with %s counts as an outage', async (_, lost) => {
  const answer = await fetchWithRefreshBackoff(answering(Response.json({ ...session, ...lost })))(renewal)
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { msg: 'The session could not be renewed now.' },
  ])
})
