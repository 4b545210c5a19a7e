import type { Page } from '@playwright/test'
import { slimHeader } from '../../content/ui/layout'
import { expect } from './test'

/** What stays in view while the page scrolls is below the slim header, which then shows. */
export async function expectStickyPartsClear(page: Page) {
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
}
