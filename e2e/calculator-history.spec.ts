// Only a browser downloads a file and imports it again.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { untilHydrated } from './support/hydration'
import { expect, test } from './support/test'

const path = '/resources/free-testosterone-calculator'

async function open(page: Page) {
  await page.goto(path)
  await untilHydrated(page)
}

async function calculate(page: Page, total: string, shbg: string) {
  await page.getByLabel('Total testosterone', { exact: true }).fill(total)
  await page.getByLabel('SHBG', { exact: true }).fill(shbg)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('button', { name: 'Keep this result' })).toBeVisible()
}

async function keep(page: Page) {
  await page.getByRole('button', { name: 'Keep this result' }).click()
  await expect(page.getByText('Kept on this device.')).toBeVisible()
}

const notes = (page: Page) => page.getByLabel(/^Note on the result/)

test('an exported file is safe in a spreadsheet and imports completely; a wrong file is reported', async ({
  page,
}) => {
  await open(page)
  await calculate(page, '487.3', '33.7')
  await keep(page)
  const note = '=HYPERLINK("http://x"), 8 AM'
  await notes(page).fill(note)
  await notes(page).blur()
  await expect(page.getByText('Saved.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('testosterone-results.csv')
  const file = await download.path()
  const csv = await readFile(file, 'utf8')
  expect(csv).toContain('487.3,33.7,4.3,')
  expect(csv).toContain('Vermeulen 1999, calculated')
  expect(csv).toContain(`"'=HYPERLINK(""http://x""), 8 AM"`)

  await page.getByRole('button', { name: 'Delete all' }).click()
  await expect(notes(page)).toHaveCount(0)
  await page.getByLabel('Import CSV').setInputFiles(file)
  await expect(page.getByText('1 result imported.')).toBeVisible()
  await expect(notes(page)).toHaveValue(note)
  await expect(page.getByText('total 487.3 ng/dL, SHBG 33.7 nmol/L')).toBeVisible()

  await page.getByLabel('Import CSV').setInputFiles({
    name: 'photo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0xff, 0x00]),
  })
  await expect(page.getByText(/^No results found in that file\./)).toBeVisible()
  await expect(notes(page)).toHaveCount(1)
})
