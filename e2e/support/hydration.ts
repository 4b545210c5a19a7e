import type { Page } from '@playwright/test'
import { expect } from './test'

/** Firefox rejects input while the page navigates, as /account does without a session: the move is then repeated. */
async function movePointer(page: Page, x: number) {
  await expect(() => page.mouse.move(x, 200)).toPass({ timeout: 10_000 })
}

/** Hydrates the page by moving the pointer, and waits until it is; without input it hydrates only seconds after loading. */
export async function untilHydrated(page: Page) {
  // A move to the current position sends no event.
  await movePointer(page, 200)
  await movePointer(page, 210)
  await expect(page.locator('html[data-app="ready"]')).toBeAttached()
}

/** Opens a page and hydrates it by moving the pointer. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Holds matching requests until the returned function is called, so that the speed of the machine makes no difference. */
export async function holdRequests(page: Page, urls: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(urls, async route => {
    await released
    await route.continue()
  })
  return release
}

/** Of a page that hydrates. */
export const holdHydration = (page: Page) => holdRequests(page, '**/_next/static/chunks/**')

/** Of a page that does not hydrate. */
export const holdModules = (page: Page) => holdRequests(page, '**/seal/*/modules.js')

/** Waits two frames, after which everything before this call has been painted. */
export async function untilPainted(page: Page) {
  await page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/**
 * Types into the focused field, 120 ms of the page's clock apart, so that a busy machine makes no pause. The test must
 * have installed the clock.
 */
export async function typeEvenly(page: Page, text: string) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  for (const letter of text) {
    await page.keyboard.type(letter)
    await page.clock.runFor(120)
  }
  await page.clock.resume()
}

/** Records layout shifts from the first paint on in the page's `data-moved`. */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        // As in the CLS metric: a shift in response to input does not count.
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue
        document.documentElement.dataset.moved = JSON.stringify(entry)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The browser reports a shift after the frame that moved something. */
export async function expectNoLayoutShifts(page: Page) {
  await untilPainted(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-moved', /./)
}
