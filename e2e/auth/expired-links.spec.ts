import { expect, test } from '../support/test'
import { newAddress, openLink, signUp } from '../support/visitor'

// A back end whose mailed links expire after a second.
test.use({ expectedProblems: [/Failed to load resource/] })

test.use({ sandboxSettings: { SANDBOX_AUTH_OTP_LIFETIME: '1' } })

test('an expired link to a new password says so and leads to a new one', { tag: '@sandbox' }, async ({
  page,
  mailTo,
}) => {
  const email = newAddress()
  await signUp(page, email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const mail = await mailTo(email, 1)
  await page.waitForTimeout(1500)
  await openLink(page, mail)
  await expect(page.getByText(/expired or was already used/)).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/auth/forgot')
})

test('an expired confirmation offers a new mail', { tag: '@sandbox' }, async ({ page, mailTo }) => {
  const email = newAddress()
  await signUp(page, email)
  const mail = await mailTo(email)
  await page.waitForTimeout(1500)
  await openLink(page, mail)
  await expect(page.getByText(/expired or was already used/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
})
