import type { Browser, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { probe } from './probe'

const cpuRate = 4
const afterScrollMs = 300

/** The first control of each kind is tapped: one that opens natively, one that needs hydration, one for text. */
const targets = [
  '.navbar [popovertarget="menu"]',
  '#menu [popovertarget="menu"]',
  'main summary',
  'main button',
  'main input',
]

const observe = `(() => {
  globalThis.worstInteraction = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId) globalThis.worstInteraction = Math.max(globalThis.worstInteraction, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
})()`

/**
 * Scrolls the element into view and touches the screen there. Playwright's `tap` reads the layout in the middle of the tap,
 * which would be measured, too.
 */
async function tap(page: Page, element: Locator) {
  // Centered, because the fixed bar covers the bottom edge.
  await element.evaluate(target => target.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(afterScrollMs)
  const box = await element.boundingBox()
  if (!box) throw new Error(`The element has no box to tap: ${element}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Milliseconds of the worst interaction with a CPU four times slower, including the very first one. */
export async function worstInteraction(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  })
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await page.goto(url, { waitUntil: 'load' })
  await probe(debug, observe)
  for (const target of targets) {
    const element = page.locator(target).locator('visible=true').first()
    if ((await element.count()) === 0) {
      // Every page has a menu; the other controls are optional.
      if (target.includes('menu')) throw new Error(`Nothing to tap: ${target}`)
      continue
    }
    await tap(page, element)
    // Long enough for the work that the tap started, including hydration.
    await page.waitForTimeout(700)
  }
  return z.number().parse(await probe(debug, 'globalThis.worstInteraction'))
}
