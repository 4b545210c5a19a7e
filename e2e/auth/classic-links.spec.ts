// Only a browser and a back end show the links of Supabase's default mails.
import { expect, test } from '../support/test'
import {
  account,
  catalogue,
  followLink,
  message,
  newAddress,
  password,
  signUp,
  storedSession,
} from '../support/visitor'

// A back end with the default email templates, whose links carry no token hash.
test.use({ sandboxSettings: { SANDBOX_AUTH_MAIL_LINKS: 'verify' } })

test('a link with a session signs in only after a click, because it may be someone else’s', {
  tag: '@sandbox',
}, async ({ page, mailTo, sandboxOrigin }) => {
  const email = newAddress()
  // Requested outside our page, so no browser has a code verifier.
  const asked = await fetch(`${sandboxOrigin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(asked.status).toBe(200)
  await followLink(page, await mailTo(email))
  await expect(page).toHaveURL('/auth/confirm')
  const proceed = page.getByRole('button', { name: 'Continue' })
  await expect(proceed).toBeEnabled()
  await expect(page.getByText('This opens the account of')).toContainText(email)
  expect(await storedSession(page.context())).toBeUndefined()
  await proceed.click()
  await expect(page).toHaveURL('/')
  await expect(account(page)).toContainText(email)
})

test.describe('in an outage', () => {
  test('a link stays valid and opens when the back end has recovered', { tag: '@sandbox' }, async ({
    page,
    mailTo,
    sandbox,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource.*\/auth\/v1\/token\?grant_type=pkce/, 2)
    const email = newAddress()
    await signUp(page, email)
    const mail = await mailTo(email)
    await sandbox.breakService('/auth/v1/token', 'down')
    await followLink(page, mail)
    await expect(message(page, catalogue.offline)).toBeVisible()
    const proceed = page.getByRole('button', { name: 'Continue' })
    // Repeated presses fail alike.
    await page.getByRole('button', { name: 'Close message' }).click()
    await expect(message(page, catalogue.offline)).toHaveCount(0)
    await proceed.click()
    await expect(message(page, catalogue.offline)).toBeVisible()
    await sandbox.restore()
    await proceed.click()
    await expect(page).toHaveURL('/')
    await expect(account(page)).toContainText(email)
  })
})
