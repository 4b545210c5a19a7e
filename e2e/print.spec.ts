// Only a browser prints.
import { clinic } from '../content/facts/clinic'
import { routes, servicePaths } from '../lib/routes'
import { holdHydration, openHydrated } from './support/hydration'
import { textOnSheets } from './support/paper'
import { expect, test } from './support/test'

test.describe('on paper', () => {
  test('a page has a letterhead and its text, and no controls', async ({ page }) => {
    await openHydrated(page, '/services/prp-therapy-flower-mound-tx')
    const screenOnly = ['.skip', '.cta', 'main .closing', 'img[alt=""]', 'footer.site']
    for (const part of screenOnly) await expect(page.locator(part).first(), part).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const header = page.getByRole('banner')
    await expect(header.getByText(clinic.shortName, { exact: true }).locator('visible=true')).toHaveCount(1)
    await expect(header.locator('a[href^="tel:"]').locator('visible=true')).toHaveCount(1)
    await expect(header.getByText(clinic.address.place)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Medical disclaimer.')).toBeVisible()
    for (const part of screenOnly)
      await expect(page.locator(part).locator('visible=true'), part).toHaveCount(0)
    // A figure that explains something is part of the text.
    await expect(page.locator('.drawn img')).toBeVisible()
  })

  for (const [path, sheets] of [
    [servicePaths['testosterone-replacement-therapy'], 6],
    [routes.prices, 4],
  ] as const)
    test(`${path} takes at most ${sheets} sheets`, async ({ page }) => {
      await openHydrated(page, path)
      const file = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
      const taken = file.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
      expect(taken.length).toBeGreaterThan(0)
      expect(taken.length).toBeLessThanOrEqual(sheets)
    })

  test('the calculator without a result starts on the first sheet, also before it hydrates', async ({
    page,
  }) => {
    await holdHydration(page)
    await page.goto(routes.calculator)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.calc', 'main .closing', '.cta']) {
      await expect(page.locator(part).first(), part).toBeAttached()
      await expect(page.locator(part).locator('visible=true'), part).toHaveCount(0)
    }
    const [first = 0, ...others] = textOnSheets(await page.pdf({ format: 'Letter' }))
    expect(first).toBeGreaterThan(500)
    expect(others).not.toContain(0)
  })

  test('forms and their buttons are left out', async ({ page }) => {
    await page.goto('/')
    for (const part of ['main form', 'main button']) await expect(page.locator(part).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['main form', 'main button'])
      await expect(page.locator(part).locator('visible=true'), part).toHaveCount(0)
  })
})
