import { openWithApp } from './support/app'
import { expectFit, expectWholeWords, kindsOfPages } from './support/fit'
import { expect, test } from './support/test'
import { walkAccount } from './support/walk-account'

// The setting of the browser, which media queries follow too; a font size set by script would not do.
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
})

for (const path of kindsOfPages)
  test(`with the browser's text at 200 % nothing of ${path} leaves a phone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expectFit(page)
    // The second time its letters are at hand; late ones are not used, and those of the system are wider.
    await page.reload()
    await expectWholeWords(page)
  })

test('the result of the calculator fits a phone with text at 200 %', async ({ page }) => {
  await openWithApp(page, '/resources/free-testosterone-calculator')
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
