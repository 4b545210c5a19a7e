// Only a browser and a back end show a second factor from enrollment to removal.
import { addAuthenticator, enroll, enterCode, wrongCode } from '../support/second-factor'
import { expect, test } from '../support/test'
import { account, becomeVisitor, message, open, storedSession } from '../support/visitor'

// Adding and removing authenticator apps: confirmation, and focus afterwards.

// Removing one refreshes the session, which redirect-if-signed-in.spec.ts makes fail on the shared sandbox.
test.use({ sandboxSettings: {} })

test('adding can be canceled, and an empty code marks its field', async ({ page, mailTo }) => {
  await becomeVisitor(page, mailTo)
  const add = page.getByRole('button', { name: 'Add an authenticator app' })
  await open(page, '/account')
  await add.click()
  await expect(page.getByLabel('Name of the app or device')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(add).toBeFocused()
  await enroll(page)
  const field = page.getByLabel('Six-digit code')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(message(page, 'Enter the six digits')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/^Enter the six digits/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(add).toBeFocused()
  await expect(page.getByText('My phone')).toHaveCount(0)
})

test('a wrong code is refused; removing asks for confirmation and keeps the focus in place', async ({
  page,
  mailTo,
  expectProblem,
}) => {
  expectProblem(/status of 422 .*\/auth\/v1\/factors\/[^/]+\/verify/, 1)
  await becomeVisitor(page, mailTo)
  const add = page.getByRole('button', { name: 'Add an authenticator app' })
  const totp = await enroll(page)
  await enterCode(page, wrongCode(totp))
  await expect(message(page, 'Wait for the next code in your app')).toBeVisible()
  await expect(page.getByLabel('Six-digit code')).toHaveValue('')
  const code = totp.generate()
  await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(message(page, 'Authenticator app added.')).toBeVisible()
  await expect(add).toBeFocused()
  const remove = page.getByRole('button', { name: 'Remove My phone' })
  await remove.click()
  await expect(page.getByRole('button', { name: 'No, keep' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(message(page, 'Authenticator app removed.')).toBeVisible()
  await expect(remove).toHaveCount(0)
  await expect(add).toBeFocused()
})

test.describe('removed elsewhere', () => {
  test('an app that was removed in another tab disappears from the list', async ({
    page,
    mailTo,
    expectProblem,
  }) => {
    expectProblem(/status of 404 .*\/auth\/v1\/factors\/[^/]+\)$/, 1)
    const email = await becomeVisitor(page, mailTo)
    await addAuthenticator(page)
    const second = await page.context().newPage()
    await open(second, '/account')
    const ask = async (tab: typeof page) => {
      await tab.getByRole('button', { name: 'Remove My phone' }).click()
      await tab.getByRole('button', { name: 'Yes, remove' }).click()
    }
    await ask(second)
    await expect(message(second, 'Authenticator app removed.')).toBeVisible()
    await ask(page)
    await expect(message(page, /This authenticator app is not in your account any more/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove My phone' })).toHaveCount(0)
    await expect(account(page)).toContainText(email)
    expect(await storedSession(page.context())).toBeDefined()
  })
})
