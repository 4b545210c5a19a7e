import type { BrowserContext, Page } from '@playwright/test'
import type { MailTo } from '../support/mailbox'
import { expect, test } from '../support/test'
import { account, becomeVisitor, message, open, storedSession } from '../support/visitor'

test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] })

/** The stored session once it has expired; undefined once it is gone. */
async function expiredSession(context: BrowserContext) {
  let session = await storedSession(context)
  while (session && session.expires_at * 1000 + 500 > Date.now()) {
    await new Promise(resolve => setTimeout(resolve, 200))
    session = await storedSession(context)
  }
  return session
}

/** Waits for the access token that follows the one of a session. */
async function nextToken(context: BrowserContext, before: { access_token: string }): Promise<string> {
  let token: string | undefined
  const isNext = async () => {
    token = (await storedSession(context))?.access_token
    return token !== undefined && token !== before.access_token
  }
  await expect.poll(isNext).toBe(true)
  return token ?? ''
}

/** Becomes a visitor, and waits until the page has refreshed the session, as it does at once with so short a token. */
async function becomeRefreshedVisitor(page: Page, mailTo: MailTo): Promise<string> {
  const refreshing = page.waitForRequest(/\/token\?grant_type=refresh_token/)
  const email = await becomeVisitor(page, mailTo)
  const used = (await refreshing).postDataJSON().refresh_token
  await expect.poll(async () => (await storedSession(page.context())).refresh_token).not.toBe(used)
  return email
}

const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

// Access tokens live for seconds.
test.use({ sandboxSettings: { SANDBOX_AUTH_TOKEN_LIFETIME: '10' } })
test.setTimeout(120_000)

test('tokens are renewed while the page is open, and both change', { tag: '@sandbox' }, async ({
  page,
  mailTo,
  sandboxOrigin,
}) => {
  const email = await becomeVisitor(page, mailTo)
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'first'
  })
  const before = await expiredSession(page.context())
  const user = (token: string) =>
    fetch(`${sandboxOrigin}/auth/v1/user`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await user(before.access_token)).status).toBe(403)
  // The page checks every 30 seconds.
  // On a busy machine a new token can expire before it is tried; the next one is then tried.
  await expect
    .poll(async () => (await user((await storedSession(page.context())).access_token)).status, {
      timeout: 75_000,
    })
    .toBe(200)
  expect((await storedSession(page.context())).refresh_token).not.toBe(before.refresh_token)
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first')
  await expect(account(page)).toContainText(email)
})

test('tokens are renewed at once when the tab becomes visible and when a page is opened', {
  tag: '@sandbox',
}, async ({ page, mailTo }) => {
  const email = await becomeVisitor(page, mailTo)
  for (const act of [comeBack, (tab: Page) => tab.reload(), (tab: Page) => open(tab, '/account')]) {
    const before = await expiredSession(page.context())
    await act(page)
    await nextToken(page.context(), before)
    await expect(account(page)).toContainText(email)
  }
})

test('tokens of a session that was ended on another device sign out every tab', { tag: '@sandbox' }, async ({
  page,
  mailTo,
  sandboxOrigin,
}) => {
  const email = await becomeVisitor(page, mailTo)
  const second = await page.context().newPage()
  await open(second, '/about')
  await expect(account(second)).toContainText(email)
  // On a busy machine a new token can expire before it is used; the next one is then tried.
  await expect(async () => {
    const before = await expiredSession(page.context())
    await comeBack(page)
    const access_token = await nextToken(page.context(), before)
    const ended = await fetch(`${sandboxOrigin}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access_token}` },
    })
    expect(ended.status).toBe(204)
  }).toPass()
  await expiredSession(page.context())
  await comeBack(page)
  for (const tab of [page, second]) await expect(account(tab)).toHaveText('Sign In')
  expect(await storedSession(page.context())).toBeUndefined()
})

for (const mode of ['error500', 'down'] as const) {
  test(`tokens keep the visitor signed in while the back end is ${mode}, and are renewed afterwards`, {
    tag: '@sandbox',
  }, async ({ page, mailTo, sandbox }) => {
    const email = await becomeRefreshedVisitor(page, mailTo)
    // Broken first: nothing can refresh the session after it was read.
    await sandbox.breakService('/auth/v1/*', mode)
    const before = await expiredSession(page.context())
    await page.reload()
    await expect(account(page)).toContainText(email)
    await page.goto('/account')
    await expect(page.getByText(email).locator('visible=true').last()).toBeVisible()
    expect((await storedSession(page.context())).refresh_token).toBe(before.refresh_token)
    await sandbox.restore()
    // Tried again after 0.2, 0.4, … 12.8 seconds.
    await expect
      .poll(async () => (await storedSession(page.context()))?.refresh_token, { timeout: 30_000 })
      .not.toBe(before.refresh_token)
    await expect(page).toHaveURL('/account')
    await page.getByLabel('First Name').fill('Jim')
    await page.getByRole('button', { name: 'Save names' }).click()
    await expect(message(page, 'Saved.')).toBeVisible()
  })
}
