import { expect, test } from '../support/test'
import { newAddress, open, openLink, signUp } from '../support/visitor'

// A back end whose mailed links expire after a minute.
test.use({ sandboxSettings: { SANDBOX_AUTH_OTP_LIFETIME: '60' } })

test('an expired link to a new password is reported and leads to a new one', { tag: '@sandbox' }, async ({
  page,
  mailTo,
  ownSandbox,
  expectProblem,
}) => {
  expectProblem(/status of 403 .*\/auth\/v1\/verify/, 1)
  const email = newAddress()
  await signUp(page, email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const mail = await mailTo(email, 1)
  await ownSandbox?.advance(61)
  await openLink(page, mail)
  await expect(page.getByText(/expired or was already used/)).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/auth/forgot')
})

test('an expired confirmation offers a new mail', { tag: '@sandbox' }, async ({
  page,
  mailTo,
  ownSandbox,
  expectProblem,
}) => {
  expectProblem(/status of 403 .*\/auth\/v1\/verify/, 1)
  const email = newAddress()
  await signUp(page, email)
  const mail = await mailTo(email)
  await ownSandbox?.advance(61)
  await openLink(page, mail)
  await expect(page.getByText(/expired or was already used/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
})

test('an expired link for a change of address leads to the account', async ({ page, expectProblem }) => {
  expectProblem(/status of 403 .*\/auth\/v1\/verify/, 1)
  await open(page, '/auth/confirm#token_hash=used-up&type=email_change')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/expired or was already used/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click()
  await expect(page).toHaveURL('/auth?next=%2Faccount')
})

test('a link of unknown type offers both kinds of new link', async ({ page }) => {
  await open(page, '/auth/confirm?error=access_denied&error_code=otp_expired')
  await expect(page.getByText(/expired or was already used/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a link to a new password' }).click()
  await expect(page).toHaveURL('/auth/forgot')
})

test('a classic link from another browser does not claim a confirmation', async ({ page }) => {
  await open(page, '/?code=34e770dd-9ff9-416c-87fa-43b31d7ef225')
  await expect(page).toHaveURL('/auth/confirm')
  await expect(page.getByText(/opened in a different browser/)).toBeVisible()
  await expect(page.getByText(/is confirmed/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask for a link to a new password' })).toBeVisible()
})

test('a campaign’s `code` parameter stays in the URL', async ({ page }) => {
  // Hydrated, so the code that removes such parameters has run.
  await open(page, '/blog?code=SUMMER25')
  await expect(page).toHaveURL('/blog?code=SUMMER25')
})
