import { expect, test } from '../support/test'
import { account, followLink, keptSession, newAddress, password } from '../support/visitor'

// A back end whose mails carry links of the classic kind.
test.use({ sandboxSettings: { SANDBOX_AUTH_MAIL_LINKS: 'verify' } })

test('a link that carries a session signs nobody in before a press: it may be somebody else’s', {
  tag: '@sandbox',
}, async ({ page, mailTo, sandboxOrigin }) => {
  const email = newAddress()
  // Asked for without our page, so that no browser has to prove that it was the one.
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
  expect(await keptSession(page.context())).toBeUndefined()
  await proceed.click()
  await expect(page).toHaveURL('/')
  await expect(account(page)).toContainText(email)
})
