import type { BrowserContext } from '@playwright/test'
import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'
import { account, becomeVisitor, keptSession, sessionCookie } from '../support/visitor'

// Redirect of signed-in visitors from /auth while the back end is slow or failing.

// Serial: they break the same path of the shared sandbox.
test.describe.configure({ mode: 'serial' })

// The site's server asks the shared sandbox alone. Only refreshes fail there, which no other journey on it needs:
// authenticators.spec.ts, whose removals refresh, has a sandbox of its own.
const refresh = '/auth/v1/token?grant_type=refresh_token'

/** The visitor's session as a cookie whose time is over, so that the site has to refresh it. */
async function expiredCookie(context: BrowserContext) {
  const session = await keptSession(context)
  const old = Buffer.from(JSON.stringify({ ...session, expires_at: 1 })).toString('base64url')
  return `${sessionCookie}=base64-${old}`
}

for (const mode of ['hang', 'down', 'error500'] as const) {
  test(`shows the page when the back end is needed and ${mode}, and keeps the session`, {
    tag: '@sandbox',
  }, async ({ page, mailTo, sandbox }) => {
    const email = await becomeVisitor(page, mailTo)
    const cookie = await expiredCookie(page.context())
    const ask = () => fetch(`${addresses.site}/auth`, { headers: { cookie }, redirect: 'manual' })
    await sandbox.breakService(refresh, mode)
    // The back end hangs for as long as the test lasts: any answer shows that the page did not wait for it.
    const answer = await ask()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    await sandbox.restore()
    const again = await ask()
    expect([again.status, again.headers.get('location')]).toEqual([307, '/'])
    expect(again.headers.get('cache-control')).toBe('private, no-store')
    expect(again.headers.get('set-cookie')).toMatch(/SameSite=lax/i)
    await page.reload()
    await expect(account(page)).toContainText(email)
  })
}

test('a back end that hangs holds the page up for a second at most, and what a request takes @timing', {
  tag: '@sandbox',
}, async ({ page, mailTo, sandbox }) => {
  await becomeVisitor(page, mailTo)
  const cookie = await expiredCookie(page.context())
  await sandbox.breakService(refresh, 'hang')
  const start = performance.now()
  await fetch(`${addresses.site}/auth`, { headers: { cookie }, redirect: 'manual' })
  expect(performance.now() - start).toBeLessThan(1200)
})
