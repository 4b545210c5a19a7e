import { expectFit, expectWholeWords, pageKinds } from './support/fit'
import { openHydrated } from './support/hydration'
import { test } from './support/test'
import { walkAccount } from './support/walk-account'
import { waitForWebFonts } from './support/web-fonts'

/** The text spacing of WCAG 1.4.12, which a reader may set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

for (const path of pageKinds)
  test(`${path} fits a screen of 280 px, and one of 320 px with text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 280, height: 653 })
    await page.goto(path)
    await expectFit(page)
    // The fallback fonts are wider.
    await waitForWebFonts(page)
    await page.reload()
    await expectWholeWords(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(css => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, spacing)
    await expectFit(page)
  })

test('the result of the calculator fits a screen of 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await waitForWebFonts(page)
  await openHydrated(page, '/resources/free-testosterone-calculator')
  await page.getByLabel('Total testosterone', { exact: true }).fill('520')
  await page.getByLabel('SHBG', { exact: true }).fill('38')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expectFit(page)
  await expectWholeWords(page)
})

test('the pages of an account fit a screen of 280 px', { tag: '@sandbox' }, async ({ page, mailTo }) => {
  test.slow()
  await page.setViewportSize({ width: 280, height: 653 })
  await walkAccount(page, mailTo)
})
