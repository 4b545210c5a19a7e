// Only a browser shows what is stored over a reload, downloaded, imported from a file, and sent to nobody.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { resultWords } from '../content/ui/calculator'
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

test('results are saved, edited, deleted and restored', async ({ page }) => {
  await open(page)
  await calculate(page, '487', '33')
  await keep(page)
  await calculate(page, '610', '41')
  await keep(page)
  await expect(
    page.getByRole('img', { name: /^Free testosterone from .*: 10\.2, 11\.6 ng\/dL$/ }),
  ).toBeVisible()
  await notes(page).first().fill('second draw')
  await notes(page).first().blur()
  await expect(page.getByText('Saved.')).toBeVisible()
  const date = page.getByLabel(/^Date of the result/).last()
  await date.fill('2025-02-03')
  await date.blur()
  // Oldest first.
  await expect(page.getByLabel('Date of the result of February 3, 2025')).toBeVisible()
  await expect(notes(page).last()).toHaveValue('second draw')

  await page.getByRole('button', { name: 'Delete the result of February 3, 2025' }).click()
  await expect(notes(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notes(page)).toHaveCount(2)

  // A returning visitor sees it without a new result.
  await open(page)
  await expect(notes(page).last()).toHaveValue('second draw')
  await page.getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByText('All results deleted.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

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

test('no value reaches the network, the address, the console or a cookie', async ({ page, context }) => {
  const observed: string[] = []
  context.on('request', request => {
    observed.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)
  })
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => observed.push(String(payload))))
  page.on('console', message => observed.push(message.text()))
  page.on('framenavigated', frame => observed.push(frame.url()))
  await open(page)
  await calculate(page, '487.31', '33.72')
  await page.getByLabel('Unit of Total testosterone').selectOption('nmol/L')
  await page.getByLabel(/^Albumin/).fill('4.17')
  await page.keyboard.press('Enter')
  await page.locator('summary').filter({ hasText: resultWords.whatIf }).click()
  await page.getByLabel('Change total').check()
  await keep(page)
  await notes(page).fill('private words')
  await notes(page).blur()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  expect(observed.length).toBeGreaterThan(0)
  observed.push(...(await context.cookies()).map(({ value }) => value), page.url())
  expect(observed.filter(line => /487\.31|16\.9\b|33\.72|4\.17\b|private words/.test(line))).toEqual([])
})
