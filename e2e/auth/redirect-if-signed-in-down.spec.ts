// Only a served release shows what it does without its redirecting program.
import { serveReleases } from '../http/served-releases'
import { expect, test } from '../support/test'
import { becomeVisitor } from '../support/visitor'

// A signed-in visitor at /auth while the redirecting program is down.

// Separate servers, because cookies apply to all ports of a host.
test.beforeEach(({ expectProblem }) => expectProblem(/^request to another host: http:\/\/localhost:/))

const at = '/auth?next=/account'

test('with the redirecting program down, /auth is served and redirects in the browser', async ({
  page,
  mailTo,
}) => {
  const email = await becomeVisitor(page, mailTo)
  const site = await serveReleases()
  try {
    await site.removeRedirectProgram()
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
