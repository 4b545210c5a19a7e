// Only a browser shows new tabs, and a bar that comes and goes while one scrolls.
import type { Page } from '@playwright/test'
import { clinic } from '../../content/facts/clinic'
import { firstVisit } from '../../content/facts/first-visit'
import { callAndBook } from '../../content/ui/layout'
import { routes, servicePaths } from '../../lib/routes'
import { addresses } from '../support/addresses'
import { openHydrated, untilHydrated } from '../support/hydration'
import { expect, test } from '../support/test'

const booking = `${addresses.sandbox}/booking`

test('the home page describes the clinic, and every booking button opens the booking service without an opener', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic.tagline)
  await expect(page.getByText('patient rating', { exact: true })).toBeVisible()
  const buttons = page.locator('[data-booking]')
  expect(await buttons.count()).toBeGreaterThanOrEqual(2)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', booking)
    await expect(button).toHaveAttribute('target', '_blank')
    await expect(button).toHaveAttribute('rel', 'noopener')
    await expect(button).toContainText('(opens in a new tab)')
  }
})

test('booking opens a labeled page in a new tab', async ({ page, context }) => {
  await page.goto('/')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('main')
      .getByRole('link', { name: /Book Discovery Experience/ })
      .first()
      .click(),
  ])
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Sandbox')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test('a visitor who has booked is offered the phone and directions, not another booking @phone-only', async ({
  page,
}) => {
  for (const path of [routes.thankYou, routes.thankYouConsult, routes.thankYouFollowup]) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: clinic.phone.display }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: /Get directions/ }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: /^Book/ })).toHaveCount(0)
    await expect(barOf(page)).toBeHidden()
  }
})

const barOf = (page: Page) =>
  page.getByRole('complementary', { name: callAndBook.label, includeHidden: true })

test('the sticky bar appears when the first booking button has left the screen, and hides when one is in view @phone-only', async ({
  page,
}) => {
  await page.goto('/services')
  const first = page.locator('main [data-booking]').first()
  await expect(first).toBeInViewport()
  await expect(barOf(page)).toBeHidden()
  await page.touchscreen.tap(10, 400)
  await untilHydrated(page)
  await expect(barOf(page)).toBeHidden()
  await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }))
  const book = barOf(page).getByRole('link', { name: /^Book, / })
  await expect(book).toBeVisible()
  await expect(book).toContainText(firstVisit.price)
  await expect(book).toContainText(firstVisit.length)
  await page.locator('main [data-booking]').last().scrollIntoViewIfNeeded()
  await expect(barOf(page)).toBeHidden()
})

test('the sticky bar never covers the account, the calculator’s form or focused fields @phone-only', async ({
  page,
}) => {
  await page.goto(routes.account)
  await expect(barOf(page)).toBeHidden()
  await page.goto(routes.calculator)
  const form = page.locator('form[data-no-bar]')
  await form.locator('input').first().tap()
  await untilHydrated(page)
  await expect(barOf(page)).toBeHidden()
  // A focused field hides the bar by itself.
  await form.locator('input').first().blur()
  await expect(form).toBeInViewport()
  await expect(barOf(page)).toBeHidden()
  await page.goto(`${routes.home}#guide`)
  const field = page.locator('#guide input').first()
  await field.tap()
  await untilHydrated(page)
  await expect(barOf(page)).toBeHidden()
  await field.blur()
  await expect(barOf(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sticky bar is always visible @phone-only', async ({ page }) => {
    await page.goto(routes.services)
    await expect(barOf(page)).toBeVisible()
  })
})

test('from 641 px there is no sticky bar', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await openHydrated(page, routes.services)
  // Past the first booking button, with no other one in view.
  await page
    .locator('main [data-booking]')
    .first()
    .evaluate(button => {
      scrollTo({ top: button.getBoundingClientRect().bottom + 200, behavior: 'instant' })
    })
  await expect(barOf(page)).toBeVisible()
  await page.setViewportSize({ width: 641, height: 900 })
  await expect(barOf(page)).toBeHidden()
})

test('price and length of the first visit are beside a page’s booking buttons', async ({ page }) => {
  for (const path of [routes.home, routes.services, servicePaths.microneedling, routes.about]) {
    await page.goto(path)
    const lines = page.locator('main .first-visit')
    await expect(lines).toHaveCount(await page.locator('main [data-booking]').count())
    for (const line of await lines.all())
      await expect(line).toContainText(`${firstVisit.price}, ${firstVisit.length}`)
  }
})
