/** @jest-environment node */
import { AuthClient } from '@supabase/auth-js'
import { adviceFor, messageFor } from '@/components/auth/messages'
import { clinic } from '@/content/facts/clinic'
import { fetchWithRefreshBackoff } from '@/lib/auth/fetch-with-refresh-backoff'
import { ownMessages } from '@/lib/auth/own-messages'

// What a visitor reads when something answers that is not the back end, or not in its format (decision 65).

async function signInAnsweredWith(answer: () => Response) {
  const client = new AuthClient({
    url: 'http://localhost/auth/v1',
    fetch: ownMessages(fetchWithRefreshBackoff(async () => answer())),
    autoRefreshToken: false,
    persistSession: false,
  })
  const { error } = await client.signInWithPassword({ email: 'james@example.com', password: 'secret' })
  return { message: messageFor(error), advice: adviceFor(error) }
}

const page = (status: number) =>
  new Response('<html><h1>Sorry</h1></html>', {
    status,
    statusText: 'Internal Server Error',
    headers: { 'Content-Type': 'text/html' },
  })
const json = (body: unknown, status: number) => Response.json(body, { status })

const offline = /^We could not reach the sign-in service/
const unexpected = /^An unexpected error occurred$/

test.each([
  [
    '500 {"msg"}',
    () => json({ msg: 'Database error querying schema' }, 500),
    /^Database error querying schema$/,
  ],
  ['422 {"msg"}', () => json({ code: 422, msg: 'Signups not allowed' }, 422), /^Signups not allowed$/],
  ['400 {"error_description"}', () => json({ error_description: 'Too old' }, 400), /^Too old$/],
  ['500 {}', () => json({}, 500), unexpected],
  ['500 HTML', () => page(500), unexpected],
  ['520 HTML', () => page(520), unexpected],
  ['200 HTML', () => page(200), unexpected],
  ['200 {}', () => json({}, 200), unexpected],
  ['200 without a body', () => new Response('', { status: 200 }), unexpected],
  ['403 {}', () => json({}, 403), unexpected],
  ['403 {"detail"}', () => json({ detail: 'blocked by gateway' }, 403), unexpected],
  ['403 with a page as message', () => json({ message: '<html>Blocked</html>' }, 403), unexpected],
  ['403 with data as message', () => json({ msg: '{"a":1}' }, 403), unexpected],
  ['403 text', () => json('Forbidden', 403), unexpected],
  ['403 null', () => json(null, 403), unexpected],
  ['403 []', () => json([], 403), unexpected],
  ['400 HTML', () => page(400), unexpected],
  ['404 HTML', () => page(404), unexpected],
  ['502 HTML', () => page(502), offline],
  ['503 HTML', () => page(503), offline],
  ['503 {}', () => json({}, 503), offline],
  ['504 {"msg"}', () => json({ msg: 'Processing this request timed out' }, 504), offline],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
    offline,
  ],
])('%s', async (_, answer, expected) => {
  const { message, advice } = await signInAnsweredWith(answer)
  expect(message).toMatch(expected)
  // Whoever can do nothing else gets the phone number.
  const hasPhone = advice?.endsWith(`${clinic.phone.display}.`) ?? false
  expect(hasPhone).toBe(expected === unexpected)
})
