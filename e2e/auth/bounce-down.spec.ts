import { isInstalled, serveReleases } from '../http/served-releases'
import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'
import { becomeVisitor } from '../support/visitor'

// A signed-in visitor at /auth, where the part that sends such visitors on is there, and where it is down.

// Servers of their own: cookies are for every port of a host.
test.use({ expectedProblems: [/^request to another host: http:\/\/localhost:/] })

const at = '/auth?next=/account'

for (const front of ['the Node front', 'nginx'] as const) {
  test(`${front}: /auth is a file when nobody can tell who is signed in, and the page sends its visitor on`, async ({
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
      // What it still loads would be missed in the console when the server ends.
      await page.close()
    } finally {
      await site.end()
    }
  })
}

test('nginx: a signed-in visitor at /auth is sent on by the Node front behind it', async ({
  page,
  mailTo,
}) => {
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
