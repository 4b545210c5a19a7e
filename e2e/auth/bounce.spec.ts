import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'
import { account, becomeVisitor, keptSession, sessionCookie } from '../support/visitor'

// Redirect of signed-in visitors from /auth while the back end is slow or failing.

// Serial: they break the same path of the shared sandbox.
test.describe.configure({ mode: 'serial' })

// The site's server asks the shared sandbox alone. Only refreshes fail there, which no other journey on it needs:
// authenticators.spec.ts, whose removals refresh, has a sandbox of its own.
const refresh = '/auth/v1/token?grant_type=refresh_token'

for (const mode of ['hang', 'down', 'error500'] as const) {
  test(`shows the page within a second when the back end is needed and ${mode}, and keeps the session`, {
    tag: '@sandbox',
  }, async ({ page, mailTo, sandbox }) => {
    const email = await becomeVisitor(page, mailTo)
    const session = await keptSession(page.context())
    const old = Buffer.from(JSON.stringify({ ...session, expires_at: 1 })).toString('base64url')
    const cookie = `${sessionCookie}=base64-${old}`
    const ask = () => fetch(`${addresses.site}/auth`, { headers: { cookie }, redirect: 'manual' })
    await sandbox.breakService(refresh, mode)
    const times: number[] = []
    for (let attempt = 0; attempt < 3; attempt++) {
      const start = performance.now()
      const answer = await ask()
      times.push(performance.now() - start)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    }
    // A second, and what a request takes; the best of three, because the machine may be busy.
    expect(Math.min(...times)).toBeLessThan(1500)
    await sandbox.restore()
    const again = await ask()
    expect([again.status, again.headers.get('location')]).toEqual([307, '/'])
    expect(again.headers.get('cache-control')).toBe('private, no-store')
    expect(again.headers.get('set-cookie')).toContain('SameSite=lax')
    await page.reload()
    await expect(account(page)).toContainText(email)
  })
}
