import { addAuthenticator, enroll, enterCode } from '../support/second-factor'
import { expect, test } from '../support/test'
import { account, becomeVisitor, keptSession, message, open } from '../support/visitor'

// Adding and removing authenticator apps: what is asked, and where one is afterwards.

test('adding can be given up, and an empty code marks its field', async ({ page, mailTo }) => {
  await becomeVisitor(page, mailTo)
  const add = page.getByRole('button', { name: 'Add an authenticator app' })
  await open(page, '/account')
  await add.click()
  await expect(page.getByLabel('Name of the app or device')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(add).toBeFocused()
  const totp = await enroll(page)
  const field = page.getByLabel('Six-digit code')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(message(page, 'Enter the six digits')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Enter the six digits')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(add).toBeFocused()
  await expect(page.getByText('My phone')).toHaveCount(0)
  expect(totp.generate()).toMatch(/^\d{6}$/)
})

test('removing asks first; the focus stays where one was', async ({ page, mailTo }) => {
  await becomeVisitor(page, mailTo)
  const add = page.getByRole('button', { name: 'Add an authenticator app' })
  const totp = await enroll(page)
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

test.describe('what is gone already', () => {
  test.use({ expectedProblems: [/status of 4\d\d.*\/auth\/v1\/factors/] })

  test('an app that was removed in another tab goes from the list', async ({ page, mailTo }) => {
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
    await expect(message(page, /Factor not found/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove My phone' })).toHaveCount(0)
    await expect(account(page)).toContainText(email)
    expect(await keptSession(page.context())).toBeDefined()
  })
})
