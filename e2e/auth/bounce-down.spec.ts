import { isInstalled, serveReleases } from '../http/served-releases'
import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'
import { becomeVisitor } from '../support/visitor'

// A signed-in visitor at /auth, with the redirecting program up and down.

// Separate servers, because cookies apply to all ports of a host.
test.beforeEach(({ expectProblem }) => expectProblem(/^request to another host: http:\/\/localhost:/))

const at = '/auth?next=/account'

for (const front of ['the Node front', 'nginx'] as const) {
  test(`${front}: with the redirecting program down, /auth is served and redirects in the browser`, async ({
    page,
    mailTo,
  }) => {
    test.skip(!isInstalled(front), `${front} is not installed`)
    const email = await becomeVisitor(page, mailTo)
    const site = await serveReleases({ front })
    try {
      await site.breakBounce()
      const [answer] = await Promise.all([
        page.waitForResponse(site.address + at),
        page.goto(site.address + at, { waitUntil: 'commit' }),
      ])
      expect(answer.status()).toBe(200)
      await expect(page).toHaveURL(`${site.address}/account`)
      await expect(page.getByRole('main')).toContainText(email)
      // Pending requests would log errors when the server stops.
      await page.close()
    } finally {
      await site.end()
    }
  })
}

test('nginx: the Node front behind it redirects a signed-in visitor from /auth', async ({ page, mailTo }) => {
  test.skip(!isInstalled('nginx'), 'nginx is not installed')
  await becomeVisitor(page, mailTo)
  const site = await serveReleases({ front: 'nginx', nodePort: addresses.sitePort })
  try {
    const answer = await page.request.get(site.address + at, { maxRedirects: 0 })
    const { location, 'cache-control': caching } = answer.headers()
    expect([answer.status(), location, caching]).toEqual([307, '/account', 'private, no-store'])
  } finally {
    await site.end()
  }
})
