import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { mailTo } from './support/mailbox'
import { expect, test } from './support/test'
import { watchForProblems } from './support/watch'

const password = 'correct horse battery staple'
const newAddress = () => `james.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html[data-app="ready"]')).toBeAttached()
}

async function signUp(page: Page, email: string) {
  await open(page, '/auth')
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('First Name').fill('James')
  await page.getByLabel('Last Name').fill('Sample')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Account created successfully! You can now sign in.')).toBeVisible()
}

async function confirmByMail(page: Page, email: string) {
  const mail = await mailTo(email)
  await open(page, mail.links[0] ?? '')
  await expect(page).toHaveURL('/auth/confirm')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
}

async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const account = (page: Page) => page.locator('header .account-slot').first()

test('sign up, confirm by mail, be known in the header, be sent away from /auth, sign out', async ({
  page,
}) => {
  const email = newAddress()
  await signUp(page, email)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await confirmByMail(page, email)
  await expect(account(page)).toContainText(email)
  await page.reload()
  await expect(account(page)).toContainText(email)
  const bounced = await page.request.get('/auth', { maxRedirects: 0 })
  expect(bounced.status()).toBe(307)
  expect(bounced.headers()['cache-control']).toContain('no-store')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  const second = await page.context().newPage()
  await second.goto('/about')
  await expect(account(second)).toContainText(email)
  await account(page).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(account(second)).toContainText('Sign In')
  expect(
    (await page.context().cookies()).filter(({ name, value }) => name.includes('auth-token') && value),
  ).toEqual([])
})

test('a confirmation link works in another browser, once', async ({ page, browser }) => {
  const email = newAddress()
  await signUp(page, email)
  const other = await browser.newContext()
  await watchForProblems(other)
  const elsewhere = await other.newPage()
  await confirmByMail(elsewhere, email)
  await expect(account(elsewhere)).toContainText(email)
  await other.close()
})

test.describe('refusals', () => {
  test.use({ expectedProblems: [/Failed to load resource/] })

  test('a wrong password gets the catalogue’s words and loses nothing', async ({ page }) => {
    await open(page, '/auth')
    await signIn(page, 'nobody@example.com', 'wrong password')
    await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password')
  })

  test('an unconfirmed account says so and offers the mail again', async ({ page }) => {
    const email = newAddress()
    await signUp(page, email)
    await signIn(page, email)
    await expect(page.getByText('Email not confirmed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
  })

  test('a used link says so and offers a new one', async ({ page }) => {
    const email = newAddress()
    await signUp(page, email)
    const { links } = await mailTo(email)
    await confirmByMail(page, email)
    await page.context().clearCookies()
    await open(page, links[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/expired or was already used/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
  })

  test('only the first message is shown, as a toast, with its field marked and focused', async ({ page }) => {
    await open(page, '/auth')
    await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
    await expect(page).toHaveTitle("Sign Up | Northpeak Men's Health")
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(page.locator('.toast')).toHaveText(['First name is required'])
    await expect(page.getByLabel('First Name')).toBeFocused()
    await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    await page.getByLabel('First Name').fill('James')
    await page.getByLabel('Last Name').fill('Sample')
    await page.getByLabel('Email').fill('james@example.com')
    await page.getByLabel('Password', { exact: true }).fill('1234567')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(
      page.locator('.toast').filter({ hasText: 'Password must be at least 8 characters' }),
    ).toBeVisible()
  })

  test('switching the mode clears the password', async ({ page }) => {
    await open(page, '/auth')
    await page.getByLabel('Password', { exact: true }).fill('something')
    await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  test('an unreachable back end says so and keeps what was typed', async ({ page }) => {
    await open(page, '/auth')
    await page.route('**/auth/v1/token**', route => route.abort())
    await signIn(page, 'james@example.com')
    await expect(page.getByText(/could not reach the sign-in service/)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('james@example.com')
  })

  test('forged, oversized and shuffled cookies and header tricks change nothing', async ({ request }) => {
    for (const headers of [
      { cookie: 'sb-localhost-auth-token=base64-eyJhbGciOiJub25lIn0' },
      { cookie: `sb-localhost-auth-token.0=${'a'.repeat(3000)}; sb-localhost-auth-token.2=bbb` },
      { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
      { RSC: '1', 'next-router-prefetch': '1' },
    ]) {
      const answer = await request.get('/auth', { headers, maxRedirects: 0 })
      // Next sends a request for page data to its own address first; nobody is taken for signed in.
      if (answer.status() === 307) expect(answer.headers().location).toMatch(/^\/auth\?_rsc/)
      else expect(answer.status()).toBe(200)
    }
  })
})

test('a forgotten password: mail, new password, signed in', async ({ page }) => {
  const email = newAddress()
  await signUp(page, email)
  await confirmByMail(page, email)
  await page.context().clearCookies()
  await open(page, '/auth/forgot')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/If that address has an account/)).toBeVisible()
  const mail = await mailTo(email, 1)
  await open(page, mail.links[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/auth/reset')
  await page.getByLabel('New password').fill('another long passphrase')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/')
  await expect(account(page)).toContainText(email)
})

test('a second factor: enroll, challenge at sign-in, wrong code, remove', async ({ page }) => {
  const email = newAddress()
  await signUp(page, email)
  await confirmByMail(page, email)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Name of the app or device').fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').trim()
  const code = () => new TOTP({ secret }).generate()
  await page.getByLabel('Six-digit code').fill(code())
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Authenticator app added.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out here' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.locator('html[data-app="ready"]')).toBeAttached()
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill(code())
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/account')
  await page.getByRole('button', { name: /Remove/ }).click()
  await expect(page.getByText('Authenticator app removed.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what it needs and keeps phone and portal', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Open patient portal/ })).toBeVisible()
    await expect(page.getByLabel('Email')).toBeHidden()
  })
})
