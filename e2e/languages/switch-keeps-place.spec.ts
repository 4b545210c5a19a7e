// Only a browser shows what a link to another language and the page's tab carry over.
import type { Page } from '@playwright/test'
import { header } from '../../content/ui/layout'
import { routes } from '../../lib/routes'
import { holdModules } from '../support/hydration'
import { expect, test } from '../support/test'

const spanish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Español' })

const searched = `${routes.search}?q=ozempic`

for (const state of ['before', 'after'])
  test(`a search stays at its place in another language, ${state} the modules are there`, async ({
    page,
  }) => {
    if (state === 'before') await holdModules(page)
    // Held requests may hold the page's load event, too.
    await page.goto(searched, { waitUntil: state === 'before' ? 'domcontentloaded' : 'load' })
    if (state === 'after') {
      await page.mouse.move(200, 300)
      await page.mouse.move(210, 310)
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    }
    await expect(page.getByRole('list', { name: header.languages }).first()).toBeVisible()
    await spanish(page).click()
    await expect(page).toHaveURL(`/es${searched}`)
  })

test('the calculator’s values are there in the other language, and no request has them', async ({ page }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(routes.calculator)
  await page.getByLabel(/^Total testosterone/).fill('537')
  await page.getByLabel(/^SHBG/).fill('61')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('537 ng/dL')
  await spanish(page).click()
  await expect(page).toHaveURL(`/es${routes.calculator}`)
  await expect(page.getByLabel(/^Testosterona total/)).toHaveValue('537')
  await expect(page.getByLabel(/^SHBG/)).toHaveValue('61')
  await expect(page.getByText('Total 537 ng/dL').first()).toBeVisible()
  expect(requests.filter(request => request.includes('537'))).toEqual([])
})
