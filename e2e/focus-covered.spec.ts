// Only a browser scrolls to what has the focus, and knows what lies over it.
import type { Page } from '@playwright/test'
import { servicePaths } from '../lib/routes'
import { coveredStops } from './support/covered'
import { openHydrated, untilHydrated } from './support/hydration'
import { calculate, searchForHair, showKeptResults } from './support/states'
import { expect, test } from './support/test'
import { setTextSize } from './support/text-size'
import { becomeVisitor } from './support/visitor'

const sizes = [
  { width: 360, height: 740, text: 16 },
  { width: 390, height: 800, text: 32 },
  { width: 1280, height: 800, text: 16 },
]

/** Pages with content, as visitors have them. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'kept results': showKeptResults,
  'a calculated result': calculate,
  'a filter in use': page => openHydrated(page, '/blog?category=hormone'),
  'found pages': searchForHair,
  'open questions': async page => {
    await openHydrated(page, '/faq')
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) {
        fold.removeAttribute('name')
        fold.setAttribute('open', '')
      }
    })
  },
}

for (const [name, open] of Object.entries(states))
  test(`nothing covers what has the focus, either way: ${name}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    for (const { text, ...size } of sizes) {
      await page.setViewportSize(size)
      await setTextSize(page, text)
      const { count, covered } = await coveredStops(page)
      expect.soft(count, `${size.width}`).toBeGreaterThan(15)
      expect.soft(covered, `${size.width} px, text of ${text} px`).toEqual([])
    }
  })

test('nothing covers what has the focus in the open menu of a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { text, ...size } of sizes.slice(0, 2)) {
    await page.setViewportSize(size)
    await page.goto('/about')
    await untilHydrated(page)
    await setTextSize(page, text)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    const { covered } = await coveredStops(page)
    expect.soft(covered, `${size.width} px, text of ${text} px`).toEqual([])
  }
})

test('nothing covers what has the focus of a visitor who is signed in', { tag: '@sandbox' }, async ({
  page,
  mailTo,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const email = await becomeVisitor(page, mailTo)
  await openHydrated(page, '/account')
  await expect(page.getByText(email).last()).toBeAttached()
  await expect(page.getByLabel('New password')).toBeVisible()
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    const { count, covered } = await coveredStops(page)
    expect.soft(count, `${size.width}`).toBeGreaterThan(15)
    expect.soft(covered, `${size.width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(email)).toBeVisible()
  const { covered } = await coveredStops(page)
  expect.soft(covered, 'menu').toEqual([])
})

/** Notes and folds had brought it to 99. What each page has, from the header to the bar at the bottom, is 26 of them. */
test('the page on testosterone has at most 75 stops on a phone', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, servicePaths['testosterone-replacement-therapy'])
  const { count, covered } = await coveredStops(page)
  expect.soft(count).toBeLessThanOrEqual(75)
  expect.soft(covered).toEqual([])
})
