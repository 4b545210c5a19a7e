import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { becomeVisitor, catalogue, message, open, signIn } from '../support/visitor'

// The connection goes while a page is open.
test.use({ expectedProblems: [/Failed to load resource/, /net::ERR_/] })

/** Answers no file of the app any more. */
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
  await open(page, '/auth')
  await holdBackFiles(page)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email address')
  await page.context().setOffline(true)
  await signIn(page, 'james@example.com')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(catalogue.offline)
})

test('the account says that it could not be loaded, and comes when it is asked for again', async ({
  page,
  mailTo,
}) => {
  const email = await becomeVisitor(page, mailTo)
  const fetched: string[] = []
  await open(page, '/account')
  await expect(page.getByLabel('New email')).toBeVisible()
  // What the account adds to what every page of a signed-in visitor has.
  page.on('request', request => fetched.push(request.url()))
  await page.reload()
  await expect(page.getByLabel('New email')).toBeVisible()
  const ofAccount = fetched.filter(url => url.includes('/_next/static/chunks/'))
  await open(page, '/about')
  await expect(page.locator('header')).toContainText(email)
  const ofAbout = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  const own = ofAccount.filter(url => !ofAbout.has(url) && url.endsWith('.js'))
  expect(own.length).toBeGreaterThan(0)
  let held = true
  await page.route(
    url => own.includes(url.href),
    route => (held ? route.abort() : route.continue()),
  )
  await page.goto('/account')
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible({ timeout: 15_000 })
  held = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('New email')).toBeVisible()
})
