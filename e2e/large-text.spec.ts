import { expectEveryRouteToFit } from './support/every-route'
import { expectFit, expectWholeWords, pageKinds } from './support/fit'
import { openHydrated } from './support/hydration'
import { expect, test } from './support/test'
import { walkAccount } from './support/walk-account'
import { waitForWebFonts } from './support/web-fonts'

// The browser's font-size setting, which media queries follow; setting a font size by script would not affect them.
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
})

for (const base of ['', '/es', '/pt'])
  test(`with the browser's text at 200 % every page of ${base || '/'} fits a phone`, async ({ page }) => {
    test.setTimeout(180_000)
    await expectEveryRouteToFit(page, base)
  })

for (const path of pageKinds)
  test(`with the browser's text at 200 % ${path} fits a phone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expectFit(page)
    // The fallback fonts are wider.
    await waitForWebFonts(page)
    await page.reload()
    await expectWholeWords(page)
  })

test('the result of the calculator fits a phone with text at 200 %', async ({ page }) => {
  await waitForWebFonts(page)
  await openHydrated(page, '/resources/free-testosterone-calculator')
  await page.getByLabel('Total testosterone', { exact: true }).fill('520')
  await page.getByLabel('SHBG', { exact: true }).fill('38')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('.result-line')).toBeVisible()
  await expectFit(page)
  await expectWholeWords(page)
})

test('the menu opens and fits with text at 200 %', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectFit(page)
  // Colored squares before the services.
  const widths = await page
    .locator('#menu .menu-service > span')
    .evaluateAll(squares => squares.map(square => square.getBoundingClientRect().width))
  expect(new Set(widths)).toEqual(new Set([28]))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test("the pages of an account fit a phone with the browser's text at 200 %", { tag: '@sandbox' }, async ({
  page,
  mailTo,
}) => {
  test.slow()
  await walkAccount(page, mailTo)
})
