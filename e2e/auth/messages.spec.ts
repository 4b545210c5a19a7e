import { expect, test } from '../support/test'
import {
  becomeVisitor,
  fillSignUp,
  message,
  newAddress,
  open,
  openLink,
  password,
  sendSignUp,
  signIn,
  signUp,
} from '../support/visitor'

// Messages for rejected requests; none reveals whether an account exists.
test.use({ expectedProblems: [/status of 4\d\d.*\/auth\/v1\/(signup|recover|token|user|resend)/] })

test('a message takes no click while it moves in or out', async ({ page }) => {
  await open(page, '/auth')
  await page.evaluate(() => {
    new MutationObserver(changes => {
      for (const { target, type } of changes) {
        const shown = document.querySelector('.toast')
        if (!(target instanceof HTMLElement) || !shown) continue
        const { pointerEvents } = getComputedStyle(shown)
        if (type === 'childList' && target.contains(shown)) document.body.dataset.movesIn ??= pointerEvents
        if (target.dataset.removed === 'true') document.body.dataset.movesOut ??= pointerEvents
      }
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-removed'] })
  })
  await signIn(page, newAddress())
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.locator('body')).toHaveAttribute('data-moves-in', 'none')
  await expect(page.locator('body')).toHaveAttribute('data-moves-out', 'none')
})

// docs/decisions/sign-up-limit.md
test('a second sign-up within a minute shows the back end’s message', { tag: '@sandbox' }, async ({
  page,
}) => {
  const email = newAddress()
  await signUp(page, email)
  await fillSignUp(page, email)
  await sendSignUp(page)
  await expect(message(page, /you can only request this after \d+ seconds/)).toBeVisible()
})

test('requesting a new password twice does not reveal whether the address has an account', async ({
  page,
}) => {
  const known = newAddress()
  await signUp(page, known)
  for (const email of [known, newAddress()]) {
    await open(page, '/auth/forgot')
    for (let time = 0; time < 2; time++) {
      await page.getByLabel('Email').fill(email)
      const answer = page.waitForResponse(/\/auth\/v1\/recover/)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await (await answer).finished()
      await expect(
        page.getByText(/If that address has an account, an email is on its way. The link/),
      ).toBeVisible()
      await expect(page.getByLabel('Email')).toBeEnabled()
    }
    await expect(page.locator('.toast')).toHaveCount(0)
  }
})

test('sign-up with an existing address has the same response as with a new one', async ({ page, mailTo }) => {
  const email = newAddress()
  await signUp(page, email)
  await openLink(page, await mailTo(email))
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  await signUp(page, email, 'not the password of the account')
  await expect(page.getByText(/A confirmation email is on its way/)).toBeVisible()
  await signIn(page, email, password)
  await expect(page).toHaveURL('/')
})

test('a mail limit is reported to a signed-in visitor, and the current address is not accepted as a new one', {
  tag: '@sandbox',
}, async ({ page, mailTo }) => {
  const email = await becomeVisitor(page, mailTo)
  await open(page, '/account')
  const field = page.getByLabel('New email')
  const change = page.getByRole('button', { name: 'Change address' })
  await field.fill(email.toUpperCase())
  await change.click()
  await expect(message(page, 'This is your current address')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/This is your current address/)
  await field.fill(newAddress())
  await change.click()
  await expect(page.getByText(/Open the links in both to finish/)).toBeVisible()
  await field.fill(newAddress())
  await change.click()
  await expect(message(page, /you can only request this after \d+ seconds/)).toBeVisible()
  await expect(page.getByText(/Open the links in both to finish/)).toHaveCount(0)
})

test('an unconfirmed sign-in does not claim that a mail was sent', async ({ page }) => {
  const [first, other] = [newAddress(), newAddress()]
  await page.clock.install()
  await signUp(page, other)
  await signUp(page, first)
  await expect(page.getByText('A confirmation email is on its way.')).toBeVisible()
  await signIn(page, first)
  await expect(message(page, 'Email not confirmed')).toBeVisible()
  await expect(page.getByText('A confirmation email is on its way.')).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(/If an account is waiting/)).toBeVisible()
  await signIn(page, other)
  await expect(page.getByText(/If an account is waiting/)).toHaveCount(0)
  await expect(page.getByText('This address is not confirmed yet.')).toBeVisible()
  await expect(page.getByText('A confirmation email is on its way.')).toHaveCount(0)
})
