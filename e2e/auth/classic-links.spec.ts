// Only a browser and a back end show the links of Supabase's default mails.
import { expect, test } from '../support/test'
import { account, followLink, newAddress, password, storedSession } from '../support/visitor'

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
