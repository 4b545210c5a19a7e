import { expect, test } from './support/test'

const path = '/resources/free-testosterone-calculator'

test.beforeEach(async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('html[data-app="ready"]')).toBeAttached()
})

test('three lab values become four figures, and nothing before Calculate', async ({ page }) => {
  await page.getByLabel('Total testosterone', { exact: true }).fill('500')
  await page.getByLabel('SHBG').fill('40')
  await page.getByLabel(/^Albumin/).fill('4.3')
  await expect(page.getByText('9.3', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Calculate' }).click()
  const figures = page.locator('.result-figures')
  await expect(figures).toContainText('9.3')
  await expect(figures).toContainText('323')
  await expect(figures).toContainText('218')
  await expect(figures).toContainText('1.86')
})

test('missing values are named, bound to their fields and focused', async ({ page }) => {
  await page.getByLabel('Total testosterone', { exact: true }).fill('500')
  await page.getByLabel('SHBG').press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter Total Testosterone and SHBG values.' }),
  ).toBeVisible()
  await expect(page.getByLabel('SHBG')).toBeFocused()
  await expect(page.getByLabel('SHBG')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.result-figures')).toHaveCount(0)
})

test('pasted units are understood and blank albumin is said', async ({ page }) => {
  await page.getByLabel('Total testosterone', { exact: true }).fill('10,0 nmol/L')
  await page.getByLabel('SHBG').fill('40 nmol/L')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('.result-figures')).toContainText('5.0')
  await expect(page.getByText('No albumin was given, so 4.3 g/dL was used.')).toBeVisible()
  await expect(page.getByLabel('Unit of Total testosterone')).toHaveValue('nmol/L')
})

test('switching the unit keeps the amount', async ({ page }) => {
  const total = page.getByLabel('Total testosterone', { exact: true })
  await total.fill('520')
  await page.getByLabel('Unit of Total testosterone').selectOption('nmol/L')
  await expect(total).toHaveValue('18.03')
})

test('an unlikely value gets a question with a one-tap answer, never a block', async ({ page }) => {
  await page.getByLabel('Total testosterone', { exact: true }).fill('18')
  await page.getByLabel('SHBG').fill('38')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('.result-figures')).toBeVisible()
  await page.getByRole('button', { name: 'Use nmol/L' }).click()
  await expect(page.getByLabel('Unit of Total testosterone')).toHaveValue('nmol/L')
})

test('a tiny value is not printed as zero', async ({ page }) => {
  await page.getByLabel('Total testosterone', { exact: true }).fill('1')
  await page.getByLabel('SHBG').fill('1000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('.result-number')).toHaveText('< 0.1')
})

test('results are kept on the device, exported, edited and deleted; nothing travels', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByLabel('Total testosterone', { exact: true }).fill('487')
  await page.getByLabel('SHBG').fill('33')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('button', { name: 'Keep this result' }).click()
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await page.getByLabel(/^Note on the result/).fill('second draw')
  await page.getByLabel(/^Note on the result/).blur()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('testosterone-results.csv')
  await page.reload()
  await page.getByLabel('Total testosterone', { exact: true }).fill('600')
  await page.getByLabel('SHBG').fill('40')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByLabel(/^Note on the result/)).toHaveValue('second draw')
  await page.getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByText('All results deleted.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(asked.filter(line => line.includes('487'))).toEqual([])
  expect(page.url()).not.toContain('487')
})

test('blocked storage is said, and nothing breaks', async ({ page }) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByLabel('Total testosterone', { exact: true }).fill('487')
  await page.getByLabel('SHBG').fill('33')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('button', { name: 'Keep this result' }).click()
  await expect(page.getByText(/did not let us keep the result/)).toBeVisible()
})

test('the what-if curve follows the chosen axis', async ({ page }) => {
  await page.getByLabel('Total testosterone', { exact: true }).fill('520')
  await page.getByLabel('SHBG').fill('38')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('heading', { name: 'What if your SHBG were different?' })).toBeVisible()
  await page.getByLabel('Change total').check()
  await expect(
    page.getByRole('heading', { name: 'What if your total testosterone were different?' }),
  ).toBeVisible()
})
