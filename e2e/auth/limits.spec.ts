import { expect, test } from '../support/test'
import {
  catalogue,
  expectNothingLost,
  fillSignUp,
  message,
  newAddress,
  open,
  sendSignUp,
  signIn,
  signUp,
} from '../support/visitor'

// A back end with low rate limits.
test.use({ expectedProblems: [/status of 4\d\d.*\/auth\/v1\/(token|signup)/] })

test.use({
  sandboxSettings: {
    // All requests come from one IP address, so all visitors share one limit.
    SANDBOX_AUTH_RATE_LIMIT_HEADER: 'Origin',
    SANDBOX_AUTH_RATE_LIMIT_BURST: '2',
    SANDBOX_AUTH_RATE_LIMIT_TOKEN: '1',
    SANDBOX_AUTH_RATE_LIMIT_MAILS: '1',
  },
})

test('too many sign-in attempts show the back end’s message', { tag: '@sandbox' }, async ({ page }) => {
  await open(page, '/auth')
  for (const text of [
    catalogue.credentials,
    catalogue.credentials,
    'Too many attempts. Please try again in',
  ]) {
    await signIn(page, 'james@example.com', 'wrong password')
    await expect(message(page, text)).toBeVisible()
    await page.getByRole('button', { name: 'Close message' }).click()
    await expect(message(page, text)).toHaveCount(0)
  }
  await expect(page.locator('.form-failure')).toContainText('Wait five minutes, then try again.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password')
})

test('too many mails show the back end’s message and keep the typed text', { tag: '@sandbox' }, async ({
  page,
}) => {
  await signUp(page, newAddress())
  await fillSignUp(page, newAddress())
  await sendSignUp(page)
  await expect(message(page, 'email rate limit exceeded')).toBeVisible()
  await expect(page.locator('.form-failure')).toContainText('Wait an hour, then try again')
  await expectNothingLost(page)
})
