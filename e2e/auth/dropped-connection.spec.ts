import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { becomeVisitor, catalogue, message, open, signIn } from '../support/visitor'

// The connection drops while a page is open.
test.use({
  expectedProblems: [/net::ERR_INTERNET_DISCONNECTED.*\/auth\/v1\/|net::ERR_FAILED.*\/_next\/static\//],
})

/** Fails every request for a script. */
const blockFiles = (page: Page) => page.route('**/_next/static/**', route => route.abort())

test('a form in use when the connection drops reports it', async ({ page }) => {
  await open(page, '/auth')
  await page.getByLabel('Email').fill('james@example.com')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await signIn(page, 'james@example.com')
  await expect(message(page, catalogue.offline)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('james@example.com')
})

test('a form first used after the connection drops reports it in place', async ({ page }) => {
  let lastPage = 0
  page.on('requestfinished', request => {
    if (request.url().includes('_rsc=')) lastPage = Date.now()
  })
  await open(page, '/auth')
  // Wait until prefetching is over: prefetches would fail, too.
  await expect.poll(() => lastPage > 0 && Date.now() - lastPage > 500).toBe(true)
  await blockFiles(page)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email address')
  await page.context().setOffline(true)
  await signIn(page, 'james@example.com')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(catalogue.offline)
})

/** An id that occurs only in the account's script. */
const accountMarker = 'factor-name'

test('the account reports that it failed to load, and loads on Try again', async ({ page, mailTo }) => {
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
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible({ timeout: 15_000 })
  expect(dropped).toBeGreaterThan(0)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('New email')).toBeVisible()
  // Ignore requests still in flight.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
