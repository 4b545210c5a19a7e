// Only a browser shows what is fetched ahead, shown from its cache, and where Back leads.
import type { Page } from '@playwright/test'
import { header } from '../content/ui/layout'
import { preconnectedOrigins, prefetchedPages } from '../lib/site/prefetched'
import {
  expectNoLayoutShifts,
  holdModules,
  openHydrated,
  recordLayoutShifts,
  untilHydrated,
} from './support/hydration'
import { expect, test } from './support/test'

// Every link loads a document, which is fetched ahead: docs/decisions/plain-links.md.

// They ask what a page does before any input.
test.use({ fullBrowser: true })

/** Paths of the pages that the page has fetched ahead so far. */
const fetchedAhead = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch')
      .map(({ name }) => new URL(name).pathname),
  )

const faq = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'FAQ' })

/** Bytes that crossed the network for the document itself; 0 when it came from the browser's cache. */
const transferred = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return visit instanceof PerformanceNavigationTiming ? visit.transferSize : Number.NaN
  })

test('a page is fetched while the pointer rests on its link, and shown from the cache', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/about')
  await faq(page).hover()
  await expect.poll(() => fetchedAhead(page)).toContain('/faq')
  await untilHydrated(page)
  await faq(page).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await transferred(page)).toBe(0)
})

test('two connections at startup and five pages 2 s after load, without the modules', async ({ page }) => {
  await holdModules(page)
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  for (const origin of preconnectedOrigins)
    await expect(page.locator(`link[rel="preconnect"][href="${origin}"]`)).toHaveCount(1)
  const others = prefetchedPages.filter(path => path !== '/about')
  await expect.poll(() => fetchedAhead(page), { timeout: 15_000 }).toEqual(others)
  const waited = await page.evaluate(path => {
    const [visit] = performance.getEntriesByType('navigation')
    const [first] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path))
    const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : Number.NaN
    return (first?.startTime ?? Number.NaN) - loaded
  }, others[0] ?? '')
  expect(waited).toBeGreaterThanOrEqual(1999)
})

test('with Save-Data nothing is fetched ahead and no service is connected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ saveData: true, effectiveType: '4g' }),
    })
  })
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.clock.install()
  await openHydrated(page, '/about')
  await faq(page).hover()
  await page.clock.runFor(10_000)
  // The page's earlier requests were sent before this one.
  await page.evaluate(() => fetch('/robots.txt'))
  expect(requested).toContain('/robots.txt')
  expect(requested.filter(path => path === '/faq' || path.includes('prefetch'))).toEqual([])
  expect(requested.filter(path => prefetchedPages.includes(path))).toEqual(['/about'])
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0)
})

test('a link keeps the place for Back, and the next page begins at its top, with no focus', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first()
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'first'
  })
  await link.click()
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('html')).not.toHaveAttribute('data-document')
  expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: header.skip })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  // Not the number of pixels: what stands above may have another height when the fonts are in the cache.
  await expect(link).toBeInViewport()
})

test('the signed-out header does not move on a page followed from another one', async ({ page }) => {
  await recordLayoutShifts(page)
  await openHydrated(page, '/about')
  await faq(page).click()
  await expect(page).toHaveURL('/faq')
  await untilHydrated(page)
  await expectNoLayoutShifts(page)
})
