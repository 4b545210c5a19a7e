// Only a browser shows whether a pressed question stays where it was.
import { openHydrated } from './support/hydration'
import { expect, test } from './support/test'

for (const path of ['/faq', '/services/medical-weight-loss-flower-mound-tx'])
  test(`a question of ${path} stays where it was pressed when the one above it closes`, {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openHydrated(page, path)
    const folds = page.locator('details[name="faq"]')
    const summary = (index: number) => folds.nth(index).locator('summary')
    for (const [first, next] of [
      [0, 2],
      [2, 3],
    ] as const) {
      if ((await folds.nth(first).getAttribute('open')) === null) await summary(first).click()
      const pressed = summary(next)
      await pressed.evaluate(element => {
        scrollBy({ top: element.getBoundingClientRect().top - 400, behavior: 'instant' })
      })
      // Firefox's driver scrolls an element to the middle before it points at it, visible or not.
      await pressed.hover()
      const top = () => pressed.evaluate(element => Math.round(element.getBoundingClientRect().top))
      const before = await top()
      await pressed.click()
      await expect(folds.nth(next)).toHaveAttribute('open')
      await expect(folds.nth(first)).not.toHaveAttribute('open')
      // Scroll positions are whole pixels.
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    }
  })
