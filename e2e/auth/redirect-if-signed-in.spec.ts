// Only a served page shows what becomes of a session while the back end is down.
import type { BrowserContext } from '@playwright/test'
import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'
import { account, becomeVisitor, sessionCookie, storedSession } from '../support/visitor'

// Redirect of signed-in visitors from /auth while the back end is slow or failing.

// Serial, because both break the same path of the shared sandbox.
test.describe.configure({ mode: 'serial' })

// The site's server knows only the shared sandbox. Only refreshes fail there, which no other test on it needs:
// authenticators.spec.ts, whose removals refresh, has its own sandbox.
const refresh = '/auth/v1/token?grant_type=refresh_token'

/** The visitor's session as an expired cookie, which the site has to refresh. */
async function expiredCookie(context: BrowserContext) {
  const session = await storedSession(context)
  const old = Buffer.from(JSON.stringify({ ...session, expires_at: 1 })).toString('base64url')
  return `${sessionCookie}=base64-${old}`
}

test('/auth shows the page and keeps the session while the back end hangs', {
  tag: '@sandbox',
}, async ({ page, mailTo, sandbox }) => {
  const email = await becomeVisitor(page, mailTo)
  const cookie = await expiredCookie(page.context())
  const ask = () => fetch(`${addresses.site}/auth`, { headers: { cookie }, redirect: 'manual' })
  await sandbox.breakService(refresh, 'hang')
  // The back end hangs for the whole test, so any response shows that the page did not wait for it.
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

test('a hanging back end delays the page by one second at most @timing', {
  tag: '@sandbox',
}, async ({ page, mailTo, sandbox }) => {
  await becomeVisitor(page, mailTo)
  const cookie = await expiredCookie(page.context())
  await sandbox.breakService(refresh, 'hang')
  const start = performance.now()
  await fetch(`${addresses.site}/auth`, { headers: { cookie }, redirect: 'manual' })
  expect(performance.now() - start).toBeLessThan(1200)
})
