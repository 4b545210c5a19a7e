// Only a browser scrolls with keys.
import { holdModules, untilHydrated } from './support/hydration'
import { expect, test } from './support/test'

test('no key scrolls the page behind the open menu, before and after the modules are there', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const release = await holdModules(page)
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  const expectStill = async () => {
    for (const key of ['End', 'PageDown', 'ArrowDown']) {
      await page.keyboard.press(key)
      // A key's scrolling takes a few frames.
      await page.waitForTimeout(150)
      expect.soft(await page.evaluate(() => scrollY), key).toBe(0)
    }
  }
  await expectStill()
  release()
  await untilHydrated(page)
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expectStill()
})
