// Only a back end lets a mailed link expire; which new link each kind offers is in __tests__/components/auth/new-link.test.tsx.
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

test('a campaign’s `code` parameter stays in the URL', async ({ page }) => {
  // Hydrated, so the code that removes such parameters has run.
  await open(page, '/blog?code=SUMMER25')
  await expect(page).toHaveURL('/blog?code=SUMMER25')
})
