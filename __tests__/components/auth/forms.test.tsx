import { act, screen, waitFor } from '@testing-library/react'
import { AuthForm } from '@/components/auth/auth-form'
import { ChangeEmail } from '@/components/auth/change-email'
import { ConfirmPanel } from '@/components/auth/confirm-panel'
import { RecoverForm } from '@/components/auth/recover-form'
import { ResetPanel } from '@/components/auth/reset-panel'
import { pendingAddress, rememberPending } from '@/lib/auth/pending-address'
import { dropCookies, forbidCookies, restoreCookies } from '../../support/cookies'
import {
  answerWith,
  expectNothingLost,
  fillSignUp,
  forgetSession,
  press,
  refusal,
  rememberSession,
  session,
  show,
  type,
} from './support'

// What the forms send, show and keep. Focus that depends on disabled fields, and layout, are tested in the browser.

const mockToast = jest.fn(async (..._given: unknown[]) => true)
jest.mock('@/components/ui/toast', () => ({
  toast: (...given: unknown[]) => mockToast(...given),
  closeToast: async () => undefined,
  prepareToasts: () => undefined,
}))
// jsdom navigates to fragments only. `withNext` is the real one.
jest.mock('@/lib/auth/return-path', () => ({
  ...jest.requireActual('@/lib/auth/return-path'),
  returnPath: () => '#arrived',
}))
jest.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeEach(() => {
  localStorage.clear()
  forgetSession()
  mockToast.mockClear()
  window.history.replaceState(null, '', '/auth')
})
afterEach(restoreCookies)

const toasts = () => mockToast.mock.calls.map(([kind, message]) => [kind, message])
const failure = () => document.querySelector('.form-failure')
const described = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid')
const inbox = () => screen.queryByRole('region', { name: 'Check your inbox' })

async function signIn(email = 'james@example.com', password = 'a long passphrase') {
  await type('Email', email)
  await type('Password', password)
  await press('Sign In')
}

const confirmationSent = { body: { id: 'a', email: 'james@example.com', identities: [{}] } }

describe('cookies', () => {
  const blocked = /^Your browser blocks cookies for this site/

  test.each([
    ['drops them silently', dropCookies],
    ['throws', forbidCookies],
  ])('in a browser that %s nothing is sent, and the form explains why', async (_, refuse) => {
    refuse()
    const sent = answerWith({ body: session() })
    await show(<AuthForm />)
    await signIn()
    expect(failure()).toHaveTextContent(blocked)
    expect(screen.getByLabelText('Email')).toHaveValue('james@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('a long passphrase')
    expect(sent).toEqual([])
    await fillSignUp()
    await press('Sign Up')
    expect(failure()).toHaveTextContent(blocked)
    expectNothingLost()
    expect(sent).toEqual([])
  })

  test('a browser that drops only the session is told apart from a sign-in that worked', async () => {
    const set = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set
    const get = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.get
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => get?.call(document),
      set: (text: string) => {
        if (!text.includes('auth-token')) set?.call(document, text)
      },
    })
    const sent = answerWith({ body: session() })
    await show(<AuthForm />)
    await signIn()
    expect(sent).toHaveLength(1)
    expect(failure()).toHaveTextContent(blocked)
    expect(toasts()).toEqual([['error', expect.stringMatching(blocked)]])
    expect(screen.getByLabelText('Email')).toHaveValue('james@example.com')
    expect(location.hash).toBe('')
  })

  test('a browser that keeps them is signed in', async () => {
    answerWith({ body: session() })
    await show(<AuthForm />)
    await signIn()
    await waitFor(() => expect(location.hash).toBe('#arrived'))
    expect(failure()).toBeNull()
  })
})

describe('a sign-up', () => {
  const scrolledTo: Element[] = []
  beforeEach(() => {
    scrolledTo.length = 0
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this)
    }
  })

  test.each([
    ['a new address', [{}]],
    ['an address that has an account', []],
  ])('with %s says what is true for both', async (_, identities) => {
    answerWith({ body: { id: 'a', email: 'james@example.com', identities } })
    await show(<AuthForm />)
    await fillSignUp()
    await press('Sign Up')
    expect(toasts()).toEqual([['success', 'Account created successfully! You can now sign in.']])
    expect(inbox()).toHaveTextContent('james@example.com')
    // The panel is above the form, which stays where it was.
    await waitFor(() => expect(scrolledTo).toEqual([inbox()]))
    expect(inbox()).toHaveTextContent('For a new account, a confirmation email is on its way.')
    expect(inbox()).toHaveTextContent(
      'If this address already has an account, no email comes: sign in, or choose a new password.',
    )
    expect(screen.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '#password')
    expect(screen.getByLabelText('Password')).toHaveAttribute('id', 'password')
    expect(screen.getByRole('link', { name: 'choose a new password' })).toHaveAttribute(
      'href',
      '/auth/forgot',
    )
  })

  test('keeps its panel over a reload, until another address is used', async () => {
    answerWith(confirmationSent)
    const { unmount } = await show(<AuthForm />)
    await fillSignUp()
    await press('Sign Up')
    unmount()
    const again = await show(<AuthForm />)
    expect(inbox()).toHaveTextContent('james@example.com')
    await press('Use another address')
    again.unmount()
    await show(<AuthForm />)
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument()
    expect(inbox()).toBeNull()
  })

  test.each([
    ['short', 'Password must be at least 8 characters'],
    [
      'é'.repeat(37),
      'Password must be at most 72 characters; an accented letter or an emoji counts as two or more',
    ],
  ])('with the password %p is reported once, at its field, and not sent', async (password, words) => {
    const sent = answerWith(confirmationSent)
    await show(<AuthForm />)
    await fillSignUp(password)
    await press('Sign Up')
    expect(sent).toEqual([])
    expect(toasts()).toEqual([['error', words]])
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(words)
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  })

  test('sends the address without what surrounded it, and in English no language', async () => {
    const sent = answerWith(confirmationSent)
    await show(<AuthForm />)
    await fillSignUp('a long passphrase', '\u202a<James@example.com>,')
    await press('Sign Up')
    expect(sent[0]?.body).toMatchObject({ email: 'James@example.com' })
    expect(sent[0]?.body.data).toEqual({ first_name: 'James', last_name: 'Sample' })
  })

  test.each([
    [
      refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
      'Too many emails went out just now. Wait an hour, then try again',
      '',
    ],
    [
      refusal(422, 'user_already_exists', 'User already registered'),
      'This email is already registered. Please sign in instead.',
      'The link under the form switches to sign in.',
    ],
  ])('that fails with %j shows %p and keeps the typed text', async (answer, words, advice) => {
    answerWith(answer)
    await show(<AuthForm />)
    await fillSignUp()
    await press('Sign Up')
    expect(failure()).toHaveTextContent(words)
    expect(failure()?.textContent).toContain(advice)
    expect(failure()?.querySelectorAll('p')).toHaveLength(advice ? 2 : 1)
    expect(toasts()).toEqual([['error', expect.stringContaining(words)]])
    expectNothingLost()
  })
})

describe('a sign-in', () => {
  test('that is tried too often shows how long to wait, and keeps the typed text', async () => {
    answerWith({
      ...refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
      headers: { 'Retry-After': '40' },
    })
    await show(<AuthForm />)
    await signIn('james@example.com', 'wrong password')
    expect(failure()).toHaveTextContent('Too many attempts. You can try again in 40 seconds.')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong password')
  })

  test('to an address that is not confirmed does not claim that an email was just sent', async () => {
    answerWith(confirmationSent, refusal(400, 'email_not_confirmed', 'Email not confirmed'))
    await show(<AuthForm />)
    await fillSignUp()
    await press('Sign Up')
    await signIn('other@example.com')
    expect(failure()).toHaveTextContent('Email not confirmed')
    expect(inbox()).toHaveTextContent('other@example.com')
    expect(inbox()).toHaveTextContent('This address is not confirmed yet.')
    expect(inbox()).not.toHaveTextContent('a confirmation email is on its way')
    expect(screen.queryByRole('link', { name: 'choose a new password' })).toBeNull()
  })

  test('that succeeds forgets that its address was not confirmed', async () => {
    rememberPending({ email: 'james@example.com', mailedAt: null, notedAt: Date.now() })
    answerWith({ body: session() })
    await show(<AuthForm />)
    await signIn()
    expect(pendingAddress()).toBeNull()
  })

  test('to the address that just signed up keeps the panel about its email', async () => {
    answerWith(confirmationSent, refusal(400, 'email_not_confirmed', 'Email not confirmed'))
    await show(<AuthForm />)
    await fillSignUp()
    await press('Sign Up')
    await signIn()
    expect(failure()).toHaveTextContent('Email not confirmed')
    expect(inbox()).toHaveTextContent('a confirmation email is on its way')
  })

  test('that Back restores from the cache reloads the page, which then leads on', async () => {
    // jsdom does not navigate.
    const navigation = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answerWith({ body: session() })
    await show(<AuthForm />)
    await signIn()
    await waitFor(() => expect(location.hash).toBe('#arrived'))
    for (const [persisted, times] of [
      [false, 0],
      [true, 1],
    ] as const) {
      act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
      expect(navigation).toHaveBeenCalledTimes(times)
    }
    navigation.mockRestore()
  })

  test('in another tab leads on from a page that Back restores from the cache', async () => {
    answerWith()
    await show(<AuthForm />)
    rememberSession()
    await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await waitFor(() => expect(location.hash).toBe('#arrived'))
  })

  test('after a sign-up begins with the address, without the password; another address begins a sign-up again', async () => {
    answerWith(confirmationSent)
    await show(<AuthForm />)
    await fillSignUp()
    await press('Sign Up')
    const email = screen.getByLabelText('Email')
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument()
    expect(email).toHaveValue('james@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(inbox()?.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await press('Use another address')
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument()
    expect(inbox()).toBeNull()
    expect(screen.getByLabelText('Email')).toHaveValue('')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(screen.getByLabelText('First Name')).toHaveValue('James')
    expect(localStorage).toHaveLength(0)
  })
})

test('values that a password manager has set without an event are what is sent', async () => {
  const sent = answerWith(refusal(400, 'invalid_credentials', 'Invalid login credentials'))
  await show(<AuthForm />)
  const set = (label: string, value: string) => {
    const field = screen.getByLabelText(label)
    if (field instanceof HTMLInputElement) field.value = value
  }
  set('Email', 'james@example.com')
  set('Password', 'a long passphrase')
  await press('Sign In')
  expect(sent.map(({ body }) => [body.email, body.password])).toEqual([
    ['james@example.com', 'a long passphrase'],
  ])
})

test('all invalid fields are marked, the first is focused, and only its message is the toast', async () => {
  const sent = answerWith()
  await show(<AuthForm />)
  const expectMarked = async (...rows: (readonly [label: string, text: string])[]) => {
    const [first] = rows
    if (first) {
      expect(mockToast.mock.calls).toEqual([['error', first[1], { short: true, silent: true }]])
      mockToast.mockClear()
      await waitFor(() => expect(screen.getByLabelText(first[0])).toHaveFocus())
    }
    for (const [label, text] of rows) {
      expect(described(label)).toBe('true')
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text)
    }
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(rows.length)
  }
  const noEmail = ['Email', 'Invalid email address'] as const
  const shortPassword = ['Password', 'Password must be at least 8 characters'] as const
  await press('Sign In')
  await expectMarked(noEmail, ['Password', 'Password is required'])
  await type('Email', 'james@example.com')
  // The first field is valid now; the other field is still empty.
  expect(described('Email')).toBeNull()
  expect(described('Password')).toBe('true')
  await press('Sign In')
  await expectMarked(['Password', 'Password is required'])
  await press("Don't have an account? Sign up")
  await expectMarked()
  await type('Email', '')
  await press('Sign Up')
  await expectMarked(
    ['First Name', 'First name is required'],
    ['Last Name', 'Last name is required'],
    noEmail,
    shortPassword,
  )
  await type('First Name', '   James   ')
  await press('Sign Up')
  await expectMarked(['Last Name', 'Last name is required'], noEmail, shortPassword)
  await type('Last Name', 'Sample')
  await type('Email', 'james@')
  await type('Password', '1234567')
  await press('Sign Up')
  await expectMarked(noEmail, shortPassword)
  await type('Email', 'james@example.com')
  await press('Sign Up')
  await expectMarked(shortPassword)
  await type('Password', '12345678')
  await expectMarked()
  expect(sent).toEqual([])
})

test('switching the mode clears the password and renames the page', async () => {
  document.title = 'Sign In | A clinic'
  await show(<AuthForm />)
  expect(document.title).toBe('Sign In | A clinic')
  await type('Password', 'something')
  await press("Don't have an account? Sign up")
  expect(document.title).toBe('Sign Up | A clinic')
  expect(screen.getByRole('heading', { name: 'Create Account' })).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

describe('a forgotten password', () => {
  test('requested twice does not reveal whether the address has an account', async () => {
    answerWith({}, refusal(429, 'over_email_send_rate_limit', 'you can only request this after 59 seconds'))
    await show(<RecoverForm />)
    for (let time = 0; time < 2; time++) {
      await type('Email', 'james@example.com')
      await press('Send the link')
      expect(screen.getByRole('status')).toHaveTextContent(
        /^If that address has an account, an email is on its way. The link/,
      )
      expect(screen.getByLabelText('Email')).toBeEnabled()
    }
    expect(toasts()).toEqual([])
    expect(failure()).toBeNull()
  })

  test('the new-password page without an opened link offers a new link', async () => {
    await show(<ResetPanel />)
    expect(screen.getByText(/^This page needs the link from your email\./)).toBeInTheDocument()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/auth/forgot')
  })

  test('a new password that is too long is refused at its field', async () => {
    rememberSession()
    const sent = answerWith()
    await show(<ResetPanel />)
    await type('New password', '😀'.repeat(19))
    await press('Save password')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /^Password must be at most 72 characters/,
    )
    expect(sent).toEqual([])
  })
})

describe('a mailed link', () => {
  const openAt = async (link: string) => {
    window.history.replaceState(null, '', `/auth/confirm${link}`)
    await show(<ConfirmPanel />)
  }

  test('is not used up in a browser that refuses cookies', async () => {
    const sent = answerWith(refusal(403, 'otp_expired', 'Email link is invalid or has expired'))
    await openAt('#token_hash=1a2b&type=email')
    dropCookies()
    await press('Continue')
    expect(toasts()).toEqual([['error', expect.stringContaining('The link is still good')]])
    expect(sent).toEqual([])
    restoreCookies()
    await press('Continue')
    expect(sent).toEqual([{ path: '/auth/v1/verify', body: expect.objectContaining({ token_hash: '1a2b' }) }])
    expect(screen.getByText(/expired or was already used/)).toBeInTheDocument()
  })

  test.each(['?token_hash=1a2b', '?token_hash=1a2b&type=em', '#access_token=a.b.c'])(
    'that was cut (%s) says so and offers both kinds of new link',
    async link => {
      await openAt(link)
      expect(screen.getByText(/^Part of this link is missing\./)).toBeInTheDocument()
      expect(screen.queryByText(/There is nothing to confirm/)).toBeNull()
      expect(screen.getByRole('button', { name: 'Ask for a new link' })).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Ask for a link to a new password' })).toHaveAttribute(
        'href',
        '/auth/forgot',
      )
    },
  )

  test('that was cut but names its purpose offers that kind alone', async () => {
    await openAt('?token_hash=&type=recovery')
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/auth/forgot')
    expect(screen.queryByRole('button', { name: 'Ask for a new link' })).toBeNull()
  })
})

describe('the page to return to', () => {
  test('survives a visit to the forgotten-password page', async () => {
    window.history.replaceState(null, '', '/auth?next=%2Faccount')
    const { unmount } = await show(<AuthForm />)
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/auth/forgot?next=%2Faccount',
    )
    unmount()
    await show(<RecoverForm />)
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth?next=%2Faccount',
    )
  })
})

describe('a change of address', () => {
  beforeEach(() => rememberSession())

  test('to the current one is refused at its field', async () => {
    const sent = answerWith()
    await show(<ChangeEmail />)
    await type('New email', 'JAMES@example.com')
    await press('Change address')
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(/This is your current address/)
    expect(toasts()).toEqual([['error', 'This is your current address']])
    await waitFor(() => expect(screen.getByLabelText('New email')).toHaveFocus())
    expect(sent).toEqual([])
  })

  test('to one that another account has is answered as any other', async () => {
    answerWith(refusal(422, 'email_exists', 'A user with this email address has already been registered'))
    await show(<ChangeEmail />)
    await type('New email', 'new@example.com')
    await press('Change address')
    expect(screen.getByText(/Open the links in both to finish/)).toBeInTheDocument()
    expect(failure()).toBeNull()
    expect(toasts()).toEqual([])
  })

  test('in a session that was ended elsewhere ends it here, too', async () => {
    answerWith(refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'))
    await show(<ChangeEmail />)
    await type('New email', 'new@example.com')
    await press('Change address')
    expect(document.cookie).toBe('')
    expect(failure()).toBeNull()
  })

  test('that exceeds the mail limit is reported, and the earlier success is taken back', async () => {
    answerWith(
      { body: session().user },
      refusal(429, 'over_email_send_rate_limit', 'you can only request this after 42 seconds'),
    )
    await show(<ChangeEmail />)
    await type('New email', 'new@example.com')
    await press('Change address')
    expect(screen.getByText(/Open the links in both to finish/)).toBeInTheDocument()
    await type('New email', 'other@example.com')
    await press('Change address')
    expect(failure()).toHaveTextContent('Too many attempts. You can try again in 42 seconds.')
    expect(screen.queryByText(/Open the links in both to finish/)).toBeNull()
  })
})
