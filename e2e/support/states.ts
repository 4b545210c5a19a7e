import type { Page } from '@playwright/test'
import { openHydrated } from './hydration'
import { expect } from './test'

/** Pages with content, as visitors have them. */

const result = (id: string, date: string) => ({
  id,
  date,
  totalNgDl: 487,
  shbgNmolL: 33,
  albuminGDl: 4.3,
  freeNgDl: 10.2,
  note: '',
})

export async function showKeptResults(page: Page) {
  await page.goto('/on-this-device')
  await page.evaluate(
    results => localStorage.setItem('northpeak-testosterone-results', JSON.stringify(results)),
    [result('a', '2025-01-01'), result('b', '2025-02-01'), result('c', '2025-03-01')],
  )
  await openHydrated(page, '/on-this-device')
  await page.getByRole('button', { name: 'Show what is kept' }).click()
  await expect(page.getByLabel(/^Note on the result/)).toHaveCount(3)
}

export async function calculate(page: Page) {
  await openHydrated(page, '/resources/free-testosterone-calculator')
  await page.getByLabel('Total testosterone', { exact: true }).fill('487')
  await page.getByLabel('SHBG', { exact: true }).fill('33')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText(/is within|is below/).first()).toBeVisible()
}

export async function searchForHair(page: Page) {
  await openHydrated(page, '/search?q=hair')
  await expect(page.locator('main mark').first()).toBeVisible()
}
