import type { Page } from '@playwright/test'
import { untilAppIsReady } from '../support/app'
import { addAuthenticator, askedForCode, enterCode } from '../support/second-factor'
import { expect, test } from '../support/test'
import {
  becomeVisitor,
  fillSignUp,
  keptSession,
  message,
  newAddress,
  open,
  sendSignUp,
  signIn,
  signUp,
} from '../support/visitor'

// Small things of the forms that a visitor notices when they are wrong.

test('the title names the clinic once, as served and afterwards', async ({ page, request }) => {
  const html = await (await request.get('/auth')).text()
  expect(html).toContain('<title>Sign In | Northpeak Men&#x27;s Health</title>')
  await open(page, '/auth')
  await expect(page).toHaveTitle("Sign In | Northpeak Men's Health")
})

test('the button at a password is called what it shows', async ({ page }) => {
  await open(page, '/auth')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('something')
  const button = page.getByRole('button', { name: 'Show password' })
  await expect(button).toHaveText('Show')
  await expect(button).not.toHaveAttribute('aria-pressed')
  await button.click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: 'Hide password' })).toHaveText('Hide')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('with cookies blocked nothing is sent, and the form says why', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await open(page, '/auth')
  await signIn(page, 'nobody@mail.example')
  await expect(message(page, 'Your browser blocks cookies for this site')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@mail.example')
  expect(sent).toEqual([])
})

test('a sign-up sent with Enter leaves the focus in the form', async ({ page }) => {
  await open(page, '/auth')
  await fillSignUp(page, newAddress())
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a short password is said once at its field', async ({ page }) => {
  await open(page, '/auth')
  const rule = page.getByRole('main').getByText('Password must be at least 8 characters')
  await fillSignUp(page, newAddress(), 'short')
  await expect(rule).toHaveCount(1)
  await sendSignUp(page)
  await expect(message(page, 'Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 8 characters',
  )
  await expect(rule).toHaveCount(1)
})

test('the line after sign-up is set like a note', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 })
  await signUp(page, newAddress())
  const note = page.getByText('A confirmation email is on its way.')
  const { height, lineHeight, button } = await note.evaluate(element => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    button: element.querySelector('button') !== null,
  }))
  expect(button).toBe(false)
  expect(Math.round(height / lineHeight)).toBe(2)
  expect(height % lineHeight).toBeLessThan(1)
})

test('an address with a slash is taken', async ({ page, mailTo }) => {
  const email = newAddress().replace('james.', 'first/last.')
  await signUp(page, email)
  await mailTo(email)
})

test('where the visitor wanted to go survives a look at the forgotten password', async ({ page }) => {
  await open(page, '/auth?next=%2Faccount')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/auth/forgot?next=%2Faccount')
  await untilAppIsReady(page)
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveURL('/auth?next=%2Faccount')
  await open(page, '/auth?next=%2F.%2F%2Fevil.example')
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/auth/forgot',
  )
})

test.describe('without the app', () => {
  test.use({ javaScriptEnabled: false })
  test('nobody is told that he is signed in', async ({ page }) => {
    await page.goto('/auth/reset')
    await expect(page.getByText('You are signed in')).toHaveCount(0)
  })
})

test('a link to a new password that was never opened here leads to a new one', async ({ page }) => {
  await open(page, '/auth/reset')
  await expect(page.getByText('This page needs the link from your email.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/auth/forgot')
})

/** Signs out everywhere, as from another device. */
async function endSession(page: Page, sandboxOrigin: string) {
  const { access_token } = await keptSession(page.context())
  const ended = await fetch(`${sandboxOrigin}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access_token}` },
  })
  expect(ended.status).toBe(204)
}

test.describe('when a session ends', () => {
  test.use({ expectedProblems: [/status of 4\d\d.*\/auth\/v1\/user/] })

  test('a session that was ended elsewhere leads to sign in, with a word about it', {
    tag: '@sandbox',
  }, async ({ page, mailTo, sandboxOrigin }) => {
    await becomeVisitor(page, mailTo)
    await open(page, '/account')
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
    await endSession(page, sandboxOrigin)
    await page.getByLabel('First Name').fill('Jim')
    await page.getByRole('button', { name: 'Save names' }).click()
    await expect(page).toHaveURL('/auth?next=%2Faccount')
    await expect(page.getByText('You have been signed out. Please sign in again.')).toBeVisible()
    await expect(message(page, /session missing/i)).toHaveCount(0)
    expect(await keptSession(page.context())).toBeUndefined()
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('a session that was ended during the second step leads back to the form, with a word about it', {
    tag: '@sandbox',
  }, async ({ page, mailTo, sandboxOrigin }) => {
    const email = await becomeVisitor(page, mailTo)
    await addAuthenticator(page)
    await page.context().clearCookies()
    await open(page, '/auth')
    await signIn(page, email)
    await expect(askedForCode(page)).toBeVisible()
    await endSession(page, sandboxOrigin)
    await enterCode(page, '000000')
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'You have been signed out. Please sign in again.' })
    await expect(notice).toBeVisible()
    expect(await keptSession(page.context())).toBeUndefined()
  })
})
