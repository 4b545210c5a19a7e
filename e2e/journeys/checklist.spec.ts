// Only a browser answers to checked items by style rules alone.
import { services } from '../../content/services'
import { checklistWords } from '../../content/ui/service'
import { routes, servicePaths } from '../../lib/routes'
import { expect, test } from '../support/test'

/** The sentence with which a service page answers its checklist, by the items checked. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // One component with seven contents.
  for (const [position, { key, suitability }] of services.entries())
    test(`the checklist of ${key} responds to the checked items, and links elsewhere while none is checked`, {
      tag: position > 0 ? ['@all'] : [],
    }, async ({ page }) => {
      const { items, answer } = suitability
      const box = (index: number) => page.getByRole('checkbox', { name: items[index] ?? '', exact: true })
      const counts = (answer.counts[0] ?? 1) - 1
      const other = items.findIndex((_, index) => !answer.counts.some(number => number === index + 1))
      await page.goto(servicePaths[key])
      const status = page.locator('#fit').getByRole('status')
      const start = page.getByRole('link', { name: checklistWords.unsure })
      await expect(start).toHaveAttribute('href', routes.start)
      const book = page.locator('#fit [data-booking]')
      await expect(book).toBeHidden()

      await box(other).check()
      await expect(status.getByText(answer.others)).toBeVisible()
      await expect(status.getByText(answer.some)).toBeHidden()
      await expect(start).toBeHidden()
      await expect(book).toBeVisible()

      await box(counts).check()
      await expect(status.getByText(answer.some)).toBeVisible()
      await expect(status.getByText(answer.others)).toBeHidden()

      await box(other).uncheck()
      await box(counts).uncheck()
      await expect(start).toBeVisible()
      await expect(status.getByText(answer.some)).toBeHidden()
    })
})
