// Only a browser shows menus without its popovers.
import { about } from '../content/about'
import { openHydrated, untilHydrated } from './support/hydration'
import { withoutPopovers } from './support/old-browser'
import { expect, test } from './support/test'

test.describe('a browser without popovers', () => {
  test.beforeEach(({ context }) => withoutPopovers(context))

  test('hydrates the page', async ({ page }) => {
    await openHydrated(page, '/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading)
    await expect(page.getByRole('navigation', { name: 'All services' })).toBeHidden()
  })

  test('opens and closes the Services panel', async ({ page }) => {
    await page.goto('/about')
    const button = page.getByRole('button', { name: 'Services' })
    const panel = page.getByRole('navigation', { name: 'All services' })
    await button.click()
    await expect(panel).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await panel.getByRole('link', { name: 'Peptide therapy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peptide therapy')
    await expect(panel).toBeHidden()
  })

  test('opens the phone menu with the first tap, and closes it @phone-only', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await untilHydrated(page)
    await expect(page.locator('main')).toHaveAttribute('inert')
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(menu).toBeHidden()
  })
})
