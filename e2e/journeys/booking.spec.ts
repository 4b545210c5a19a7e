import { clinic } from '../../content/facts/clinic'
import { routes } from '../../lib/routes'
import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'

const booking = `${addresses.sandbox}/booking`

test('home says what the clinic is, and every booking button opens the booking service without an opener', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Health is Your Power')
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
    const bar = page.getByRole('complementary', { name: 'Book or call' })
    await expect(bar.getByRole('link', { name: clinic.phone.display })).toBeVisible()
    await expect(bar.getByRole('link', { name: /Get directions/ })).toBeVisible()
    await expect(bar.getByRole('link', { name: /Book/ })).toHaveCount(0)
  }
  await page.goto('/about')
  await expect(
    page.getByRole('complementary', { name: 'Book or call' }).getByRole('link', { name: /Book/ }),
  ).toBeVisible()
})
