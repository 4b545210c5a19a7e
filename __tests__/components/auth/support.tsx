import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { AuthConfig } from '@/lib/auth/config'
import { AuthProvider } from '@/lib/auth/context'
import { forgetSessionCookies } from '@/lib/auth/session-cookies'
import { putCookie } from '../../support/cookies'

// Forms with the real client library over a stand-in for the network. A test mocks '@/components/ui/toast'.

const config = { url: 'http://localhost:4010', key: 'sb_publishable_sandbox' }
const storageKey = 'sb-localhost-auth-token'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

/** The parts of a response that the site and the client library read; jsdom has none. */
function responseOf({ status = 200, body = {}, headers = {} }: Answer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = {
    ok: status < 300,
    status,
    statusText: '',
    headers: new Headers(headers),
    text: async () => text,
    json: async () => JSON.parse(text),
    clone: () => responseOf({ status, body, headers }),
  }
  return response as unknown as Response
}

type Sent = { path: string; body: Record<string, unknown> }

/** Answers the next requests in this order, and records all. A request without an answer fails like a lost connection. */
export function answerWith(...answers: Answer[]): Sent[] {
  const sent: Sent[] = []
  globalThis.Response = {
    json: (body: unknown, init?: { status?: number }) => responseOf({ body, status: init?.status ?? 200 }),
  } as unknown as typeof Response
  globalThis.Request = class {} as unknown as typeof Request
  AbortSignal.timeout = () => new AbortController().signal
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input))
    sent.push({ path: pathname + search, body: JSON.parse(String(init?.body ?? '{}')) })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return responseOf(answer)
  }
  return sent
}

/** A rejection in the back end's format. */
export const refusal = (status: number, error_code: string, msg: string): Answer => ({
  status,
  body: { code: status, error_code, msg },
})

const user = {
  id: 'a',
  email: 'james@example.com',
  user_metadata: {},
  app_metadata: {},
  aud: '',
  created_at: '',
}

/** As the back end answers a sign-in. Its token has no second factor. */
export const session = (session_id = 'first') => ({
  access_token: `e30.${btoa(JSON.stringify({ aal: 'aal1', sub: 'a', session_id }))}.x`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user,
})

export const rememberSession = (session_id?: string) => putCookie(storageKey, session(session_id))
export const forgetSession = () => forgetSessionCookies(storageKey)

/** Shows a form of the account inside its provider, once the client has looked for a session. */
export const show = (form: ReactElement, more: Partial<AuthConfig> = {}) =>
  act(async () => render(<AuthProvider config={{ ...config, ...more }}>{form}</AuthProvider>))

/** Presses a button and waits until its form has the answer. */
export async function press(name: string) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Please wait...' })).toBeNull())
}

export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))

export async function fillSignUp(password = 'a long passphrase', email = 'james@example.com') {
  await press("Don't have an account? Sign up")
  await type('First Name', 'James')
  await type('Last Name', 'Sample')
  await type('Email', email)
  await type('Password', password)
}

export function expectNothingLost() {
  const values = ['First Name', 'Last Name', 'Email', 'Password'].map(label => screen.getByLabelText(label))
  expect(values.map(field => field instanceof HTMLInputElement && field.value)).toEqual([
    'James',
    'Sample',
    'james@example.com',
    'a long passphrase',
  ])
}
