// Only a browser shows what is stored over pages and reloads, downloaded, and sent to nobody.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { resultWords } from '../content/ui/calculator'
import { untilHydrated } from './support/hydration'
import { expect, test } from './support/test'

const article = '/blog/low-testosterone-symptoms-flower-mound'

/** Keeps one of each kind, as a visitor without an account does. */
async function keepAll(page: Page) {
  await page.goto('/resources/free-testosterone-calculator')
  await untilHydrated(page)
  for (const [total, shbg] of [
    ['487.31', '33.72'],
    ['610.45', '41.86'],
  ] as const) {
    await page.getByLabel('Total testosterone', { exact: true }).fill(total)
    await page.getByLabel('SHBG', { exact: true }).fill(shbg)
    await page.getByLabel(/^Albumin/).fill('4.17')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('button', { name: 'Keep this result' }).click()
    await expect(page.getByText('Kept on this device.')).toBeVisible()
  }
  const note = page.getByLabel(/^Note on the result/).first()
  await note.fill('private words')
  await note.blur()
  await page.locator('summary').filter({ hasText: resultWords.whatIf }).click()
  await page.getByLabel('Change total').check()
  await page.getByLabel('Unit of Total testosterone').selectOption('nmol/L')
  await page.goto(article)
  const list = page.locator('.checklist').first()
  await list.getByRole('checkbox').first().check()
  await list.getByRole('button', { name: 'Keep what I checked on this device' }).click()
  await expect(page.getByText(/^Kept on this device, nowhere else\./)).toHaveCount(1)
  await page.getByRole('button', { name: 'Keep on this device', exact: true }).click()
  await expect(page.getByText(/^Kept on this device, nowhere else\./)).toHaveCount(2)
  await page.goto('/start')
  await untilHydrated(page)
  for (const answer of ['Tired, flat or weak', 'No', 'By video, in Texas'])
    await page.getByRole('main').getByRole('radio', { name: answer, exact: true }).click()
  await page.getByRole('button', { name: 'Keep on this device', exact: true }).click()
  await expect(page.getByText(/^Kept on this device, nowhere else\./)).toBeVisible()
}

test('what is kept is shown after a reload, only when asked, and deleted', async ({ page }) => {
  await keepAll(page)
  await page.getByRole('link', { name: 'See what is kept' }).click()
  await expect(page).toHaveURL('/on-this-device')
  await expect(page.getByText('Tired, flat or weak')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show what is kept' }).click()
  await expect(page.getByRole('img', { name: /^Free testosterone from/ })).toBeVisible()
  await expect(page.getByText('Tired, flat or weak')).toBeVisible()
  const articles = page.getByRole('region', { name: 'Articles' })
  await expect(articles.getByRole('link')).toHaveAttribute('href', article)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Checklists' }).getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFdate,page,checked\r\n\d{4}-/)

  await page.keyboard.press('Escape')
  await expect(page.getByText('Tired, flat or weak')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show what is kept' }).click()
  await page.getByRole('button', { name: 'Hide everything' }).click()
  await expect(page.getByText('Tired, flat or weak')).toHaveCount(0)
  // Below the calculator, too.
  await page.goto('/resources/free-testosterone-calculator')
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Show what is kept' })).toBeVisible()
  await expect(page.getByLabel(/^Note on the result/)).toHaveCount(0)

  await page.goto('/on-this-device')
  await page.getByRole('button', { name: 'Show what is kept' }).click()
  for (const name of ['Calculator results', 'Articles', 'Checklists', 'Where do I start?'])
    await page.getByRole('region', { name }).getByRole('button', { name: 'Delete all' }).click()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('no request, address, cookie or console message carries what is kept, or a date of a reminder', async ({
  page,
  context,
}) => {
  const observed: string[] = []
  context.on('request', request => {
    observed.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)
  })
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => observed.push(String(payload))))
  page.on('console', message => observed.push(message.text()))
  page.on('framenavigated', frame => observed.push(frame.url()))
  await keepAll(page)
  await page.goto('/on-this-device')
  await page.getByRole('button', { name: 'Show what is kept' }).click()
  for (const name of ['Articles', 'Where do I start?'])
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('region', { name }).getByRole('button', { name: 'Export as CSV' }).click(),
    ])
  const start = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Start date').fill(start)
  const [reminders] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save calendar file' }).first().click(),
  ])
  expect(await readFile(await reminders.path(), 'utf8')).toContain('SUMMARY:Appointment: labs')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(/\/$/)
  expect(observed.length).toBeGreaterThan(0)
  observed.push(...(await context.cookies()).map(({ value }) => value), page.url())
  // The lab values, the answers, and what was checked; 'energy' is also in the address of an article.
  const answers =
    /487\.31|33\.72|610\.45|41\.86|21\.1[67]\b|4\.17\b|private words|(?<!-)\benergy\b(?!-)|Tired|I.wake.with|I%20wake|northpeak-kept/
  expect(observed.filter(line => answers.test(line) || line.includes(start))).toEqual([])
})

test('an article is listed in a language that lacks it, too, and leads to the English one', async ({
  page,
}) => {
  await page.goto('/es/on-this-device')
  await page.evaluate(() =>
    localStorage.setItem(
      'northpeak-kept-articles',
      JSON.stringify([{ slug: 'trt-myths-debunked', date: '2026-11-26' }]),
    ),
  )
  await page.getByRole('button', { name: 'Mostrar lo guardado' }).click()
  const link = page.getByRole('region', { name: 'Artículos' }).getByRole('link')
  await expect(link).toHaveAttribute('href', '/blog/trt-myths-debunked')
  await expect(link.locator('[lang=en]')).toHaveText(/^Five TRT myths/)
})
