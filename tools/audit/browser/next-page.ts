import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { probe } from './probe'

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s. */
const slow4g = { latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const hoverMs = 500

/** Stores the time of the click for the next document, and writes the time until its first paint to `data-waited`. */
const watch = `(() => {
  const now = () => performance.timeOrigin + performance.now()
  const report = at => document.documentElement.dataset.waited ??= at - Number(sessionStorage.getItem('clicked'))
  addEventListener('click', () => sessionStorage.setItem('clicked', now()), { capture: true, once: true })
  if (!sessionStorage.getItem('clicked')) return
  new PerformanceObserver(list => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') report(performance.timeOrigin + startTime)
    }
  }).observe({ type: 'paint', buffered: true })
})()`

/**
 * Milliseconds from a click to the first paint of the next page, on slow 4G and after hovering. It clicks the first link in
 * `main` that leads to another page; NaN if there is none.
 */
export async function clickToNextPaint(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const debug = await page.context().newCDPSession(page)
  await debug.send('Network.enable')
  await debug.send('Network.emulateNetworkConditions', { offline: false, ...slow4g })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  const { pathname } = new URL(url)
  const link = page
    .locator(
      `main a[href^="/"]:not([target], [href^="${pathname}#"], [href^="${pathname}?"], [href="${pathname}"])`,
    )
    .locator('visible=true')
    .first()
  if ((await link.count()) === 0) return Number.NaN
  await link.hover()
  await page.waitForTimeout(hoverMs)
  await link.click()
  await page.locator('html[data-waited]').waitFor({ state: 'attached', timeout: 15_000 })
  return z.coerce.number().parse(await probe(debug, 'document.documentElement.dataset.waited'))
}
