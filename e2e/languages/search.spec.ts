// Only the Spanish build shows its search on its own index; what is found is in __tests__/lib/search/queries.test.ts.
import { routes, servicePaths } from '../../lib/routes'
import { localPath } from '../../lib/site/local-path'
import { language as spanish } from '../../translated/es/facts/language'
import { searchWords } from '../../translated/es/ui/search'
import { openHydrated } from '../support/hydration'
import { expect, test } from '../support/test'

const weightLoss = servicePaths['medical-weight-loss']

test('the search page finds while typing, in Spanish, and opens the Spanish page', async ({ page }) => {
  await openHydrated(page, localPath(routes.search, spanish))
  await page.getByLabel(searchWords.label).fill('bajar de peso')
  const result = page.locator(`a[href="${localPath(weightLoss, spanish)}"]`).filter({
    hasText: searchWords.kinds.Services,
  })
  await expect(result).toBeVisible()
  const count = searchWords.results.replace('{count}', '\\d+')
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count}$`) })).toBeVisible()
  await page.getByLabel(searchWords.label).fill('xyzxyz')
  await expect(page.getByText(searchWords.nothing.replace('{query}', 'xyzxyz'))).toBeVisible()
  await page.getByLabel(searchWords.label).fill('bajar de peso')
  await result.click()
  await expect(page).toHaveURL(localPath(weightLoss, spanish))
})
