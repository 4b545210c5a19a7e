// Only a browser and a back end show an account from sign-up to sign-out, over mails, tabs and cookies.
import type { Page } from '@playwright/test'
import { holdRequests, untilHydrated } from '../support/hydration'
import type { MailTo } from '../support/mailbox'
import { addAuthenticator, codePrompt, enterCode, wrongCode } from '../support/second-factor'
import { expect, test } from '../support/test'
import {
  account,
  becomeVisitor,
  catalogue,
  confirm,
  message,
  newAddress,
  open,
  openLink,
  signIn,
  signUp,
  storedSession,
} from '../support/visitor'
import { watchForProblems } from '../support/watch'

// Runs against any back end, as described in docs/going-live-auth.md. Tests that need the sandbox are in the other files.

/** Records the headings of the current document. @returns them, also after another document has replaced it */
async function recordHeadings(page: Page) {
  await page.evaluate(() => {
    const shown: string[] = []
    const record = () => {
      const text = document.querySelector('main h1')?.textContent ?? ''
      if (text === shown.at(-1)) return
      shown.push(text)
      sessionStorage.setItem('headings', JSON.stringify(shown))
    }
    record()
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('headings') ?? '[]'))
}

/** Names of everything that the browser keeps for this site. After Sign Out the privacy page names nothing. */
const keptNames = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ])),
]

test('sign up, confirm by mail, appear in the header, be redirected from /auth, sign out', {
  tag: '@core',
}, async ({ page, mailTo }) => {
  const email = newAddress()
  await signUp(page, email)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await confirm(page, await mailTo(email))
  await expect(message(page, catalogue.signedIn)).toBeVisible()
  await expect(account(page)).toContainText(email)
  await page.reload()
  await expect(account(page)).toContainText(email)
  await expect(message(page, catalogue.signedIn)).toHaveCount(0)
  const redirect = await page.request.get('/auth', { maxRedirects: 0 })
  expect(redirect.status()).toBe(307)
  expect(redirect.headers()['cache-control']).toContain('no-store')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  const second = await page.context().newPage()
  await second.goto('/about')
  await expect(account(second)).toContainText(email)
  await account(page).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(account(second)).toContainText('Sign In')
  expect(await keptNames(page)).toEqual([])
  await signIn(page, email)
  await expect(page).toHaveURL('/')
  await expect(message(page, catalogue.signedIn)).toBeVisible()
  await expect(account(page)).toContainText(email)
})

test('a confirmation link works in another browser, and its token leaves the URL', async ({
  page,
  browser,
  mailTo,
}) => {
  const email = newAddress()
  await signUp(page, email)
  // The code verifier of a classic link must expire with the link.
  const left = (await page.context().cookies()).filter(({ name }) => name.includes('code-verifier'))
  expect(left.length).toBeGreaterThan(0)
  for (const { expires } of left) expect(expires * 1000).toBeLessThan(Date.now() + 25 * 3_600_000)
  const mail = await mailTo(email)
  const other = await browser.newContext()
  const problems = await watchForProblems(other)
  const otherBrowser = await other.newPage()
  await openLink(otherBrowser, mail)
  // A classic link confirms the address in any browser, and signs in only in the browser that requested it.
  await expect(
    account(otherBrowser)
      .getByText(email)
      .or(otherBrowser.getByText(/opened in a different browser/))
      .first(),
  ).toBeVisible()
  expect(otherBrowser.url()).not.toMatch(/token|code|@/)
  expect(await otherBrowser.title()).not.toContain(email)
  expect(problems).toEqual([])
  await other.close()
  await signIn(page, email)
  await expect(account(page)).toContainText(email)
})

test('signing in returns to the page that required it', async ({ page, mailTo }) => {
  const email = newAddress()
  await signUp(page, email)
  await confirm(page, await mailTo(email))
  await page.context().clearCookies()
  await open(page, '/account')
  await expect(page).toHaveURL('/auth?next=%2Faccount')
  await signIn(page, email)
  await expect(page).toHaveURL('/account')
  await expect(page.getByLabel('New password')).toBeVisible()
})

test('a campaign’s `code` parameter stays in the URL', async ({ page }) => {
  // Hydrated, so the code that removes such parameters has run.
  await open(page, '/blog?code=SUMMER25')
  await expect(page).toHaveURL('/blog?code=SUMMER25')
})

test('a tab shows a sign-in from another tab when it becomes visible', async ({ page, mailTo }) => {
  const email = newAddress()
  await open(page, '/about')
  const second = await page.context().newPage()
  await signUp(second, email)
  await confirm(second, await mailTo(email))
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(account(page)).toContainText(email)
})

test.describe('refusals', () => {
  test('a wrong password shows the specified message and clears only its field', {
    tag: '@core',
  }, async ({ page, expectProblem }) => {
    expectProblem(/status of 400 .*\/auth\/v1\/token\?grant_type=password/, 1)
    await open(page, '/auth')
    await signIn(page, newAddress(), 'wrong password')
    await expect(message(page, catalogue.credentials)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(/@/)
    const box = page.getByRole('main').locator('.form-failure')
    await expect(box).toContainText(catalogue.credentials)
    await expect(box.getByRole('link', { name: 'Forgot it?' })).toHaveAttribute('href', '/auth/forgot')
    const secret = page.getByLabel('Password', { exact: true })
    await expect(secret).toHaveValue('')
    await expect(secret).toBeFocused()
    for (const field of [page.getByLabel('Email'), secret]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${catalogue.credentials}`))
    }
    await page.keyboard.type('r')
    await expect(box).toHaveCount(0)
    await expect(message(page, catalogue.credentials)).toHaveCount(0)
  })

  test('a used link is reported, with an offer of a new one', async ({ page, mailTo, expectProblem }) => {
    expectProblem(/status of 403 .*\/auth\/v1\/verify/, 1)
    const email = newAddress()
    await signUp(page, email)
    const mail = await mailTo(email)
    await confirm(page, mail)
    await page.context().clearCookies()
    await openLink(page, mail)
    await expect(page.getByText(/expired or was already used/)).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    await expect(page.getByText(/If an account is waiting for that address/)).toBeVisible()
  })
})

test('a forgotten password: mail, new password, signed in', async ({ page, mailTo }) => {
  const email = newAddress()
  await signUp(page, email)
  await confirm(page, await mailTo(email))
  await page.context().clearCookies()
  await open(page, '/auth/forgot')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(
    page.getByText(/If that address has an account, an email is on its way. The link/),
  ).toBeVisible()
  const mail = await mailTo(email, 1)
  await openLink(page, mail)
  await expect(page).toHaveURL('/auth/reset')
  await page.getByLabel('New password').fill('another long passphrase')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/')
  await expect(message(page, 'Your password has been changed.')).toBeVisible()
  await expect(account(page)).toContainText(email)
  await page.context().clearCookies()
  await open(page, '/auth')
  await signIn(page, email, 'another long passphrase')
  await expect(page).toHaveURL('/')
})

test('names and address can be changed in the account; the new address is active after both links', async ({
  page,
  mailTo,
}) => {
  const email = newAddress()
  const next = newAddress()
  await signUp(page, email)
  await confirm(page, await mailTo(email))
  await open(page, '/account')
  await page.getByLabel('First Name').fill('Jim')
  await page.getByRole('button', { name: 'Save names' }).click()
  await expect(message(page, 'Saved.')).toBeVisible()
  await page.getByLabel('New email').fill(next)
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText(/Open the links in both to finish/)).toBeVisible()
  const toNext = await mailTo(next)
  const toPresent = await mailTo(email, 1)
  await openLink(page, toNext)
  await expect(page.getByText(/Now open the link in the email to your other address/)).toBeVisible()
  await confirm(page, toPresent)
  await expect(account(page)).toContainText(next)
  await open(page, '/account')
  await expect(page.getByLabel('First Name')).toHaveValue('Jim')
})

test.describe('the second factor', () => {
  test('is required before a new password, after an unfinished sign-in and after a mailed link', async ({
    page,
    mailTo,
  }) => {
    const email = newAddress()
    await signUp(page, email)
    await confirm(page, await mailTo(email))
    const totp = await addAuthenticator(page)
    await page.context().clearCookies()
    await open(page, '/auth')
    await signIn(page, email)
    await expect(codePrompt(page)).toBeVisible()
    await open(page, '/account')
    await expect(codePrompt(page)).toBeVisible()
    await enterCode(page, totp.generate())
    await expect(page.getByLabel('New password')).toBeVisible()
    await page.context().clearCookies()
    await open(page, '/auth/forgot')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await openLink(page, await mailTo(email, 1))
    await expect(page).toHaveURL('/auth/reset')
    await enterCode(page, totp.generate())
    await page.getByLabel('New password').fill('another long passphrase')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL('/')
  })

  /** Signs in with the password alone, on a page that is to return to the FAQ. */
  async function enterPassword(page: Page, mailTo: MailTo) {
    const email = await becomeVisitor(page, mailTo)
    const totp = await addAuthenticator(page)
    await page.context().clearCookies()
    await open(page, '/auth?next=%2Ffaq')
    await signIn(page, email)
    await expect(codePrompt(page)).toBeVisible()
    return { email, totp }
  }

  test('is still required after a reload; an unfinished sign-in does not count as signed in', async ({
    page,
    mailTo,
  }) => {
    await enterPassword(page, mailTo)
    await open(page, '/auth?next=%2Ffaq')
    await expect(codePrompt(page)).toBeVisible()
    await expect(account(page)).toHaveText('Sign In')
    await open(page, '/')
    await expect(page).toHaveURL('/')
    await expect(account(page)).toHaveText('Sign In')
    await account(page).getByRole('link').click()
    await expect(codePrompt(page)).toBeVisible()
  })

  test('can be left for another account; until the page reloads no form shows that would lose what is typed', async ({
    page,
    mailTo,
  }) => {
    const { email } = await enterPassword(page, mailTo)
    const release = await holdRequests(page, '**/logout?*')
    const signOut = page.waitForRequest('**/logout?*')
    const headings = await recordHeadings(page)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Use another account' }).click()
    await signOut
    await expect(codePrompt(page)).toBeHidden()
    release()
    // The page reloads after at most a second, which can pass before a busy machine looks: read afterwards what was shown.
    await reloaded
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    expect(await headings()).toEqual(['Enter your code', ''])
    await expect(page).toHaveURL('/auth?next=%2Ffaq')
    expect(await storedSession(page.context())).toBeUndefined()
    await untilHydrated(page)
    await signIn(page, email)
    await expect(codePrompt(page)).toBeVisible()
  })

  test('refuses a wrong code, and completes the sign-in, on the page that required it', async ({
    page,
    mailTo,
    expectProblem,
  }) => {
    expectProblem(/status of 422 .*\/auth\/v1\/factors\/[^/]+\/verify/, 1)
    const { email, totp } = await enterPassword(page, mailTo)
    await enterCode(page, wrongCode(totp))
    await expect(message(page, 'Wait for the next code in your app')).toBeVisible()
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    const code = totp.generate()
    // Grouped, as authenticator apps show it.
    await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(page).toHaveURL('/faq')
    await expect(message(page, catalogue.signedIn)).toBeVisible()
    await expect(account(page)).toContainText(email)
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })
})

test.describe('a signed-in visitor is redirected from the form', () => {
  test('when the visitor signed in in another tab', async ({ page, mailTo }) => {
    const email = await becomeVisitor(page, mailTo)
    await page.context().clearCookies()
    await open(page, '/auth?next=%2Ffaq')
    const second = await page.context().newPage()
    await open(second, '/auth')
    await signIn(second, email)
    await expect(second).toHaveURL('/')
    await expect(message(second, catalogue.signedIn)).toBeVisible()
    await expect(page).toHaveURL('/faq')
    await expect(account(page)).toContainText(email)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page states that it needs JavaScript, and shows phone and portal', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Open patient portal/ })).toBeVisible()
    await expect(page.getByLabel('Email')).toBeHidden()
  })
})
