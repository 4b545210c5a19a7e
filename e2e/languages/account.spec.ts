// Only a back end shows in which language it writes.

import { routes } from '../../lib/routes'
import { localPath } from '../../lib/site/local-path'
import { fill } from '../../lib/words/fill'
import { authTexts } from '../../translated/es/auth'
import { language as spanish } from '../../translated/es/facts/language'
import { signIn as signInWord, userMenu } from '../../translated/es/ui/layout'
import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'
import { account, followLink, message, newAddress, open, password } from '../support/visitor'

const { accountPage, confirm, fields, invalid, messages, modes } = authTexts
const home = localPath(routes.home, spanish)
const auth = localPath(routes.auth, spanish)

test('sign-up to sign-out is in Spanish, and the mail links to the Spanish page', async ({
  page,
  mailTo,
}) => {
  const email = newAddress()
  await open(page, auth)
  await page.getByRole('button', { name: modes['sign-in'].toggle }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(modes['sign-up'].title)

  const firstName = page.getByLabel(fields.firstName.label, { exact: true })
  const send = page.getByRole('button', { name: modes['sign-up'].submit, exact: true })
  await send.click()
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAttribute('aria-invalid', 'true')
  await expect(firstName).toHaveAccessibleDescription(
    new RegExp(fill(invalid.required, { field: fields.firstName.sentence })),
  )
  await firstName.fill('Jaime')
  await page.getByLabel(fields.lastName.label, { exact: true }).fill('Ejemplo')
  await page.getByLabel(fields.email.label).fill(email)
  await page.getByLabel(fields.password.label, { exact: true }).fill(password)
  await send.click()
  await expect(message(page, messages.signedUp)).toBeVisible()
  await expect(page.getByText(authTexts.pending)).toBeVisible()

  const mail = await mailTo(email)
  expect(new URL(mail.links[0] ?? '').pathname).toBe(localPath(routes.authConfirm, spanish))
  await followLink(page, mail)
  await page.getByRole('button', { name: confirm.submit }).click()
  await expect(page).toHaveURL(home)
  await expect(message(page, messages.signedIn)).toBeVisible()
  await expect(account(page)).toContainText(email)

  const redirect = await page.request.get(auth, { maxRedirects: 0 })
  expect(redirect.status()).toBe(307)
  expect(new URL(redirect.headers().location ?? '', addresses.site).pathname).toBe(home)
  await page.goto(auth)
  await expect(page).toHaveURL(home)

  await open(page, localPath(routes.account, spanish))
  await expect(page.getByRole('heading', { name: accountPage.names })).toBeVisible()
  await expect(firstName).toHaveValue('Jaime')
  await account(page).getByRole('button').first().click()
  await page.locator('#account-menu').getByRole('button', { name: userMenu.signOut }).click()
  await expect(page).toHaveURL(auth)
  await expect(account(page)).toContainText(signInWord)
})
