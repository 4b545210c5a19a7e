// Only a browser shows a page without JavaScript.
import { serviceCards } from '../../lib/site/services'
import { expect, test } from '../support/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('keyboard focus is visible', async ({ page }) => {
    await page.goto('/services')
    await page.keyboard.press('Tab')
    for (let stop = 0; stop < 30; stop++) {
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
      await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px')
      await page.keyboard.press('Tab')
    }
  })

  test('navigation, dropdown, questions and links work', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Services' }).click()
    const [first] = serviceCards
    await page
      .getByRole('navigation', { name: 'All services' })
      .getByRole('link', { name: first?.name ?? '' })
      .click()
    await expect(page).toHaveURL(first?.link ?? '')
    const question = page.locator('details:has(#fertility)')
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
  })
})
