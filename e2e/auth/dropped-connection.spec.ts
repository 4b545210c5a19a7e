// Only a browser can lose its connection while a page is open.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { becomeVisitor, catalogue, open, signIn } from '../support/visitor'

/** Other pages are not prefetched: that may happen after the connection has dropped. */
const withoutPrefetches = (page: Page) =>
  page.route('**/seal/prefetch-*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))

/** Fails every request for a script. */
const blockFiles = (page: Page) => page.route('**/_next/static/**', route => route.abort())

test('a form first used after the connection drops reports it in place', async ({ page, expectProblem }) => {
  expectProblem(/net::ERR_INTERNET_DISCONNECTED .*\/auth\/v1\/token\?grant_type=password/, 1)
  expectProblem(/net::ERR_FAILED .*\/_next\/static\//)
  await withoutPrefetches(page)
  await open(page, '/auth')
  await blockFiles(page)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email address')
  await page.context().setOffline(true)
  await signIn(page, 'james@example.com')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(catalogue.offline)
})

/** An id that occurs only in the account's script. */
const accountMarker = 'factor-name'

test('the account reports that it failed to load, and loads on Try again', async ({
  page,
  mailTo,
  expectProblem,
}) => {
  expectProblem(/net::ERR_FAILED .*\/_next\/static\//)
  await becomeVisitor(page, mailTo)
  let dropped = 0
  let broken = true
  await page.route('**/_next/static/chunks/*.js', async route => {
    const answer = await route.fetch()
    const text = await answer.text()
    if (!broken || !text.includes(accountMarker)) return route.fulfill({ response: answer, body: text })
    dropped++
    return route.abort()
  })
  await page.goto('/account')
  await expect(page.getByText('Your account could not be loaded.').filter({ visible: true })).toBeVisible({
    timeout: 15_000,
  })
  expect(dropped).toBeGreaterThan(0)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('New email')).toBeVisible()
  // Ignore requests still in flight.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
