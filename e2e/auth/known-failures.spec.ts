// Only a back end shows the order of events that makes it answer 500.
import { expect, test } from '../support/test'
import { becomeVisitor, catalogue, newAddress, open, openLink, password } from '../support/visitor'

// A 500 with a known cause has its own message, although the client library treats it as a lost connection.
test('a new address that was taken in the meantime: the link is reported as invalid', {
  tag: '@sandbox',
}, async ({ page, mailTo, sandboxOrigin, expectProblem }) => {
  expectProblem(/status of 500.*\/auth\/v1\/verify/, 1)
  const email = await becomeVisitor(page, mailTo)
  const wanted = newAddress()
  await open(page, '/account')
  await page.getByLabel('New email').fill(wanted)
  await page.getByRole('button', { name: 'Change address' }).click()
  await openLink(page, await mailTo(email, 1))
  await expect(page.getByText(/Now open the link in the email to your other address/)).toBeVisible()
  const toWanted = await mailTo(wanted)
  const taken = await fetch(`${sandboxOrigin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: wanted, password }),
  })
  expect(taken.status).toBe(200)
  await openLink(page, toWanted)
  await expect(page.getByText('This address now belongs to another account')).toBeVisible()
  await expect(page.getByText(catalogue.offline)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
})
