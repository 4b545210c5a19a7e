import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/test'

/** On the first page all focus stops are checked; on the others, only those outside header and footer. */
const pages = [
  '/',
  '/services/testosterone-replacement-therapy-flower-mound-tx',
  '/blog?category=hormone',
  '/blog/trt-and-heart-health',
  '/resources/free-testosterone-calculator',
  '/contact',
  '/faq',
  '/search',
  '/auth',
  '/privacy-policy',
] as const

/** Marks the focusable elements, so that each can be found again. */
function markStops(within: string): number {
  const stops = [...document.querySelectorAll<HTMLElement>(within)].filter(
    element =>
      element.tabIndex >= 0 &&
      // Disabled elements are not focusable; the start section enables its questions one by one.
      !element.matches(':disabled') &&
      !element.closest('[inert], [popover]:not(:popover-open)') &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  )
  for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index)
  return stops.length
}

/** Focuses and blurs an element, and returns the rectangle of its focus ring. */
function measure(index: number) {
  const stop = document.querySelector<HTMLElement>(`[data-stop="${index}"]`)
  // A fallback link that was replaced when an outside form loaded.
  if (!stop) return null
  stop.scrollIntoView({ block: 'center', behavior: 'instant' })
  stop.focus({ preventScroll: true })
  const { left, top, right, bottom } = stop.getBoundingClientRect()
  const edges = [Math.max(0, left - 9), Math.max(0, top - 9)]
  const [x = 0, y = 0] = edges
  const clip = {
    x: x + scrollX,
    y: y + scrollY,
    width: Math.min(innerWidth, right + 9) - x,
    height: Math.min(innerHeight, bottom + 9) - y,
    scale: 1,
  }
  const lengths = [...stop.getClientRects()].map(({ width, height }) => 2 * (width + Math.min(height, 600)))
  stop.blur()
  return {
    clip,
    around: lengths.reduce((sum, length) => sum + length, 0),
    name: stop.outerHTML.slice(0, 160),
  }
}

async function changedPixels(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([before, after].map(png => sharp(png).removeAlpha().raw().toBuffer()))
  if (!a || !b) return 0
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    const change =
      Math.abs((a[at] ?? 0) - (b[at] ?? 0)) +
      Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) +
      Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0))
    if (change > 90) count++
  }
  return count
}

/** A ring that is clipped, or has the background's color, changes fewer pixels than its perimeter. */
async function stopsWithoutRing(page: Page, within: string): Promise<string[]> {
  const debug = await page.context().newCDPSession(page)
  const found: string[] = []
  const count = await page.evaluate(markStops, within)
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index++) {
    const measured = await page.evaluate(measure, index)
    if (!measured) continue
    const { clip, around, name } = measured
    const shot = async () => {
      const { data } = await debug.send('Page.captureScreenshot', {
        format: 'png',
        clip,
        optimizeForSpeed: true,
      })
      return Buffer.from(data, 'base64')
    }
    const before = await shot()
    await page.evaluate(
      stop => document.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus({ preventScroll: true }),
      index,
    )
    const changed = await changedPixels(before, await shot())
    if (changed < around * 0.9) found.push(`${changed} of ${Math.round(around)} px: ${name}`)
  }
  return found
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const inMain = stops.replaceAll(/[^,]+/g, one => `main ${one.trim()}`)

for (const path of pages)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the focus is visible at every stop of ${path}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      // A key press first, so that :focus-visible applies.
      await page.keyboard.press('Tab')
      await expect(page.locator('html[data-app="ready"]')).toBeAttached()
      if (path.includes('category'))
        await expect(page.locator('.tabs [data-value="hormone"][aria-current]')).toBeVisible()
      expect(await stopsWithoutRing(page, path === '/' ? stops : inMain)).toEqual([])
    })

for (const colorScheme of ['light', 'dark'] as const)
  test(`the focus is visible at every stop of the start questions and of their answer, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.locator('html[data-app="ready"]')).toBeAttached()
    const within = stops.replaceAll(/[^,]+/g, one => `.start ${one.trim()}`)
    const questions = page.locator('.start fieldset')
    const answer = async (index: number) => {
      await questions.nth(index).getByRole('radio').first().focus()
      await page.keyboard.press('Space')
    }
    await answer(0)
    await answer(1)
    await expect(page.locator('.start fieldset:disabled')).toHaveCount(0)
    expect(await stopsWithoutRing(page, within)).toEqual([])
    await answer(2)
    await expect(page.locator('.start-card')).toBeVisible()
    expect(await stopsWithoutRing(page, within)).toEqual([])
  })

test('the focus is visible at every stop of the search dialog', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByLabel('Search this site')).toBeFocused()
  const within = stops.replaceAll(/[^,]+/g, one => `.search-dialog ${one.trim()}`)
  expect(await stopsWithoutRing(page, within)).toEqual([])
})

for (const path of pages)
  test(`the focus is visible at every stop of ${path} in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(page.locator('html[data-app="ready"]')).toBeAttached()
    expect(await stopsWithoutRing(page, inMain)).toEqual([])
  })

test('in forced colors the selected filter and the current page are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog?category=hormone')
  await expect(page.locator('.tabs [data-value="hormone"][aria-current]')).toBeVisible()
  const looks = await page.evaluate(() => {
    const ground = (selector: string, part?: string) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element, part).backgroundColor : ''
    }
    return {
      chosen: ground('.tabs a[aria-current]'),
      other: ground('.tabs a:not([aria-current])'),
      line: ground('.navbar .nav-item[aria-current]', '::after'),
      bar: ground('.navbar'),
    }
  })
  expect(looks.chosen).not.toBe(looks.other)
  expect(looks.line).not.toBe(looks.bar)
})
