// Only a browser and a back end show tokens that expire in open tabs.
import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '../support/test'
import { account, becomeVisitor, message, open, storedSession } from '../support/visitor'

/** An access token lives for an hour; nobody waits for it, the clocks of the pages and of their back end are moved. */
const lifetime = 3600

type Fixtures = {
  /** Lets the access tokens expire. `letTimersRun`: the pages' timers due by then run, as in an open tab; else as in one asleep. */
  expireTokens: (options?: { letTimersRun: boolean }) => Promise<void>
}

const test = base.extend<Fixtures>({
  expireTokens: async ({ page, ownSandbox }, use) => {
    if (!ownSandbox) throw new Error('These tests move the clock of a sandbox of their own.')
    await page.clock.install({ time: ownSandbox.now() })
    await use(async ({ letTimersRun } = { letTimersRun: false }) => {
      await ownSandbox.advance(lifetime)
      if (letTimersRun) return page.clock.fastForward(lifetime * 1000)
      const now = await page.evaluate(() => Date.now())
      await page.clock.setSystemTime(now + lifetime * 1000)
    })
  },
})

test.use({
  sandboxSettings: { SANDBOX_AUTH_TOKEN_LIFETIME: String(lifetime) },
})

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

const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('tokens are renewed while the page is open, and both change', { tag: '@sandbox' }, async ({
  page,
  mailTo,
  sandboxOrigin,
  expireTokens,
}) => {
  const email = await becomeVisitor(page, mailTo)
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'first'
  })
  const before = await storedSession(page.context())
  const user = async (token: string) => {
    const answer = await fetch(`${sandboxOrigin}/auth/v1/user`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return answer.status
  }
  expect(await user(before.access_token)).toBe(200)
  await expireTokens({ letTimersRun: true })
  expect(await user(before.access_token)).toBe(403)
  expect(await user(await nextToken(page.context(), before))).toBe(200)
  expect((await storedSession(page.context())).refresh_token).not.toBe(before.refresh_token)
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first')
  await expect(account(page)).toContainText(email)
})

test('tokens are renewed at once when the tab becomes visible and when a page is opened', {
  tag: '@sandbox',
}, async ({ page, mailTo, expireTokens }) => {
  const email = await becomeVisitor(page, mailTo)
  for (const act of [comeBack, (tab: Page) => tab.reload(), (tab: Page) => open(tab, '/account')]) {
    const before = await storedSession(page.context())
    await expireTokens()
    await act(page)
    await nextToken(page.context(), before)
    await expect(account(page)).toContainText(email)
  }
})

test('tokens of a session that was ended on another device sign out every tab', { tag: '@sandbox' }, async ({
  page,
  mailTo,
  sandboxOrigin,
  expireTokens,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/auth\/v1\/token\?grant_type=refresh_token/)
  const email = await becomeVisitor(page, mailTo)
  const second = await page.context().newPage()
  await open(second, '/about')
  await expect(account(second)).toContainText(email)
  const { access_token } = await storedSession(page.context())
  const ended = await fetch(`${sandboxOrigin}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access_token}` },
  })
  expect(ended.status).toBe(204)
  await expireTokens()
  await comeBack(page)
  for (const tab of [page, second]) await expect(account(tab)).toHaveText('Sign In')
  expect(await storedSession(page.context())).toBeUndefined()
})

test('tokens keep the visitor signed in while the back end answers 500, and are renewed afterwards', {
  tag: '@sandbox',
}, async ({ page, mailTo, sandbox, expireTokens, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/auth\/v1\/token\?grant_type=refresh_token/)
  const email = await becomeVisitor(page, mailTo)
  const before = await storedSession(page.context())
  await sandbox.breakService('/auth/v1/*', 'error500')
  await expireTokens()
  await page.reload()
  await expect(account(page)).toContainText(email)
  await page.goto('/account')
  await expect(page.getByText(email).locator('visible=true').last()).toBeVisible()
  expect((await storedSession(page.context())).refresh_token).toBe(before.refresh_token)
  await sandbox.restore()
  // Tried again after 0.2, 0.4, … 12.8 seconds, then every 30.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    expect((await storedSession(page.context())).access_token).not.toBe(before.access_token)
  }).toPass()
  await expect(page).toHaveURL('/account')
  await page.getByLabel('First Name').fill('Jim')
  await page.getByRole('button', { name: 'Save names' }).click()
  await expect(message(page, 'Saved.')).toBeVisible()
})
