import type { Page } from '@playwright/test'
import { expect } from './test'

/** Waits until the page is hydrated; most pages hydrate on the first input. */
export async function untilAppIsReady(page: Page) {
  // Chromium reports a good connection, so the page hydrates by itself. Firefox reports nothing and waits for input.
  if (page.context().browser()?.browserType().name() === 'firefox') {
    // A pointer that is there already does not move.
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 200)
  }
  await expect(page.locator('html[data-app="ready"]')).toBeAttached()
}

/** Opens a page and hydrates it, as a visitor does who moves the pointer. */
export async function openWithApp(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(200, 200)
  await untilAppIsReady(page)
}

/** Blocks the hydration files until the returned function is called, so the speed of the machine makes no difference. */
export async function holdApp(page: Page, files = '**/_next/static/chunks/**'): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return letGo
}

/** Until what happened before this call has been painted: two frames, however long they take. */
export async function untilPainted(page: Page) {
  await page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** Notes whatever moves from the first paint on, at `data-moved` of the page. */
export async function noteMoves(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        // As the metric has it: what moves in answer to input is no shift.
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue
        document.documentElement.dataset.moved = JSON.stringify(entry)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const expectNoMoves = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-moved', /./)
