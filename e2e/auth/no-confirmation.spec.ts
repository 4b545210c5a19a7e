// Only a back end with other settings shows what the forms make of them.
import { expect, test } from '../support/test'
import {
  account,
  catalogue,
  fillSignUp,
  message,
  newAddress,
  open,
  sendSignUp,
  signIn,
} from '../support/visitor'

// A back end without confirmation, with longer passwords and with reauthentication before a new password.
test.use({
  sandboxSettings: {
    SANDBOX_AUTH_EMAIL_CONFIRM: 'false',
    SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '12',
    SANDBOX_AUTH_PASSWORD_REAUTHENTICATION: 'true',
    SANDBOX_AUTH_REAUTHENTICATION_AGE: '0',
    SANDBOX_AUTH_MAIL_FREQUENCY: '0',
  },
})

test('a new account is signed in at once', { tag: '@sandbox' }, async ({ page }) => {
  const email = newAddress()
  await open(page, '/auth')
  await fillSignUp(page, email)
  await sendSignUp(page)
  await expect(page).toHaveURL('/')
  await expect(message(page, catalogue.signedUp)).toBeVisible()
  await expect(account(page)).toContainText(email)
})

test('a new password needs the mailed code if the back end requires it', { tag: '@sandbox' }, async ({
  page,
  mailTo,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/auth\/v1\/user/, 1)
  expectProblem(/status of 422 .*\/auth\/v1\/user/, 1)
  const email = newAddress()
  await open(page, '/auth')
  await fillSignUp(page, email)
  await sendSignUp(page)
  await expect(page).toHaveURL('/')
  let codesAskedFor = 0
  page.on('request', request => {
    if (request.url().includes('/reauthenticate') && request.method() === 'GET') codesAskedFor++
  })
  await open(page, '/account')
  const save = page.getByRole('button', { name: 'Save password' })
  await page.getByLabel('New password').fill('another long passphrase')
  await save.click()
  const field = page.getByLabel('Code from the email we just sent')
  await expect(field).toBeFocused()
  await expect(page.getByLabel('New password')).toHaveValue('another long passphrase')
  // An empty submit must not send another mail.
  await save.click()
  await expect(message(page, 'Enter the code from the email')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New password').fill('short')
  await save.click()
  await expect(message(page, 'Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByLabel('New password')).toBeFocused()
  await page.getByLabel('New password').fill('another long passphrase')
  expect(codesAskedFor).toBe(1)
  await page.getByRole('button', { name: 'Send the code again' }).click()
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  expect(codesAskedFor).toBe(2)
  await field.fill('000000')
  await save.click()
  await expect(message(page, 'Enter the code from the email')).toBeVisible()
  await expect(field).toBeFocused()
  const code = /\b\d{6}\b/.exec((await mailTo(email, 1)).text)?.[0] ?? ''
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await save.click()
  await expect(message(page, 'Your password has been changed.')).toBeVisible()
  await expect(field).toBeHidden()
  await page.context().clearCookies()
  await open(page, '/auth')
  await signIn(page, email, 'another long passphrase')
  await expect(page).toHaveURL('/')
})
