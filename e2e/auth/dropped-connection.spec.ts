import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { becomeVisitor, catalogue, message, open, signIn } from '../support/visitor'

// The connection drops while a page is open.
test.use({
  expectedProblems: [/net::ERR_INTERNET_DISCONNECTED.*\/auth\/v1\/|net::ERR_FAILED.*\/_next\/static\//],
})

/** Fails every request for a script. */
const holdBackFiles = (page: Page) => page.route('**/_next/static/**', route => route.abort())

test('a form that was in use when the connection went says so', async ({ page }) => {
  await open(page, '/auth')
  await page.getByLabel('Email').fill('james@example.com')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await signIn(page, 'james@example.com')
  await expect(message(page, catalogue.offline)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('james@example.com')
})

test('a form that is used only afterwards says so in place', async ({ page }) => {
  let lastPage = 0
  page.on('requestfinished', request => {
    if (request.url().includes('_rsc=')) lastPage = Date.now()
  })
  await open(page, '/auth')
  // Prefetched pages would fail as well.
  await expect.poll(() => lastPage > 0 && Date.now() - lastPage > 500).toBe(true)
  await holdBackFiles(page)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email address')
  await page.context().setOffline(true)
  await signIn(page, 'james@example.com')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(catalogue.offline)
})

/** An id that occurs only in the account's own script. */
const ofAccount = 'factor-name'

test('the account says that it could not be loaded, and loads when it is requested again', async ({
  page,
  mailTo,
}) => {
  await becomeVisitor(page, mailTo)
  let held = 0
  let broken = true
  await page.route('**/_next/static/chunks/*.js', async route => {
    const answer = await route.fetch()
    const text = await answer.text()
    if (!broken || !text.includes(ofAccount)) return route.fulfill({ response: answer, body: text })
    held++
    return route.abort()
  })
  await page.goto('/account')
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible({ timeout: 15_000 })
  expect(held).toBeGreaterThan(0)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('New email')).toBeVisible()
  // Ignore requests still in flight.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
