import { act, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AuthForm } from '@/components/auth/auth-form'
import { RecoverForm } from '@/components/auth/recover-form'
import { ResendConfirmation } from '@/components/auth/resend'
import { AuthProvider } from '@/lib/auth/context'
import { answerWith, fillSignUp, forgetSession, press, refusal, session, show, type } from './support'

// With a site key every request that anybody may send has the CAPTCHA's token; without one nothing is loaded.

jest.mock('@/components/ui/toast', () => ({
  toast: async () => true,
  closeToast: async () => undefined,
  prepareToasts: () => undefined,
}))
jest.mock('@/lib/auth/return-path', () => ({
  ...jest.requireActual('@/lib/auth/return-path'),
  returnPath: () => '#arrived',
}))

beforeEach(() => {
  localStorage.clear()
  forgetSession()
})

const captcha = { hasCaptcha: true } as const
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Robot check')
const tokenOf = ({ body }: { body: Record<string, unknown> } = { body: {} }) => body.gotrue_meta_security

/** As the frame sends it. */
const answer = (data: unknown, source = frame()?.contentWindow ?? null, origin = location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })))

async function signIn() {
  await type('Email', 'james@example.com')
  await type('Password', 'a long passphrase')
  await press('Sign In')
}

test('without a site key there is no frame, no listener, and no token in a request', async () => {
  const sent = answerWith({ body: session() })
  const listen = jest.spyOn(window, 'addEventListener')
  await show(<AuthForm />)
  expect(frame()).toBeNull()
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('message')
  await signIn()
  expect(sent.map(({ path }) => path)).toEqual(['/auth/v1/token?grant_type=password'])
  expect(tokenOf(sent[0])).toEqual({})
})

test('the served page does not load the frame: its answer would come before hydration', () => {
  const config = { url: 'http://localhost:4010', key: 'k', ...captcha }
  const html = renderToStaticMarkup(
    <AuthProvider config={config}>
      <AuthForm />
    </AuthProvider>,
  )
  expect(html).toContain('title="Robot check"')
  expect(html).not.toContain('captcha-frame.html')
})

test('signing in sends the token, and gets another one for the next try', async () => {
  const sent = answerWith(refusal(400, 'invalid_credentials', 'Invalid login credentials'))
  await show(<AuthForm />, captcha)
  const first = frame()
  expect(first?.getAttribute('src')).toBe('/captcha-frame.html#en')
  await answer({ captcha: 'a-token' })
  await signIn()
  expect(tokenOf(sent[0])).toEqual({ captcha_token: 'a-token' })
  expect(frame()).not.toBe(first)
})

test('signing up, a new password and another mail send it, too', async () => {
  const sent = answerWith({ body: { id: 'a', email: 'james@example.com', identities: [{}] } })
  const { unmount } = await show(<AuthForm />, captcha)
  await answer({ captcha: 'for-sign-up' })
  await fillSignUp()
  await press('Sign Up')
  expect(tokenOf(sent[0])).toEqual({ captcha_token: 'for-sign-up' })
  unmount()
  for (const [form, button] of [
    [<RecoverForm key="recover" />, 'Send the link'],
    [<ResendConfirmation key="resend" />, 'Ask for a new link'],
  ] as const) {
    const sent = answerWith({})
    const { unmount } = await show(form, captcha)
    await answer({ captcha: button })
    await type('Email', 'james@example.com')
    await press(button)
    expect(tokenOf(sent[0])).toEqual({ captcha_token: button })
    unmount()
  }
})

test('a blocked script leaves what was typed, a sentence, and sends nothing', async () => {
  const sent = answerWith()
  await show(<AuthForm />, captcha)
  await answer({ captcha: 'failed' })
  await signIn()
  expect(sent).toEqual([])
  expect(document.querySelector('.form-failure')).toHaveTextContent(/^The robot check did not finish/)
  expect(screen.getByLabelText('Email')).toHaveValue('james@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('a long passphrase')
})

test('only the frame itself is believed', async () => {
  const sent = answerWith({ body: session() })
  await show(<AuthForm />, captcha)
  await answer({ captcha: 'forged' }, window)
  await answer({ captcha: 'forged' }, frame()?.contentWindow, 'https://elsewhere.example')
  await answer({ captcha: 'own' })
  await signIn()
  expect(tokenOf(sent[0])).toEqual({ captcha_token: 'own' })
})
