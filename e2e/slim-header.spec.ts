import { calculator } from '../content/calculator'
import { slimHeader } from '../content/ui/layout'
import { openHydrated } from './support/hydration'
import { expect, test } from './support/test'

test.use({ viewport: { width: 1280, height: 800 } })

for (const path of [
  '/services/testosterone-replacement-therapy-flower-mound-tx',
  '/blog/trt-and-heart-health',
  '/privacy-policy',
  '/faq',
  '/resources/free-testosterone-calculator',
])
  test(`the slim header covers nothing that stays in view on ${path}`, async ({ page }) => {
    await openHydrated(page, path)
    if (path.includes('calculator')) {
      await page.getByLabel('Total testosterone', { exact: true }).fill('520')
      await page.getByLabel('SHBG', { exact: true }).fill('38')
      await page.getByRole('button', { name: 'Calculate' }).click()
      await expect(
        page.getByRole('region', { name: calculator.result.heading }).getByRole('definition').first(),
      ).toBeVisible()
    }
    const places = await page.evaluate(async () => {
      const sticky = [...document.querySelectorAll('main *')].filter(
        element => getComputedStyle(element).position === 'sticky' && element.checkVisibility(),
      )
      const tops: number[] = []
      for (const element of sticky) {
        // Where it sticks: its column's first screen is past, its end is not.
        const column = element.parentElement?.getBoundingClientRect()
        scrollTo({ top: scrollY + (column?.top ?? 0) + 1000, behavior: 'instant' })
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        tops.push(element.getBoundingClientRect().top)
      }
      return tops
    })
    const slim = page.getByRole('complementary', { name: slimHeader.label })
    await expect(slim).toBeVisible()
    const header = await slim.evaluate(one => one.getBoundingClientRect().bottom)
    expect(places.length).toBeGreaterThan(0)
    for (const top of places) expect(top).toBeGreaterThanOrEqual(header)
  })
