import type { Page } from '@playwright/test'

/** Whether what has the focus can be seen: null outside the page, else its markup and whether any point of it is on top. */
function focused() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  // A field that only assistive technology sees is drawn as its label.
  const box = element.getBoundingClientRect()
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const seen = box.width < 4 && label ? label : element
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isSeen = [...seen.getClientRects()].some(({ left, top, width, height }) =>
    shares.some(across =>
      shares.some(down => {
        const over = document.elementFromPoint(left + width * across, top + height * down)
        return seen.contains(over)
      }),
    ),
  )
  // The parts of a date are stops of one element.
  const isRepeated = element.dataset.walked === 'before'
  for (const last of document.querySelectorAll<HTMLElement>('[data-walked="last"]'))
    last.dataset.walked = 'before'
  if (!isRepeated) element.dataset.walked = 'last'
  return { isSeen, isRepeated, name: element.outerHTML.slice(0, 120) }
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ count: number; covered: string[] }> {
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll<HTMLElement>('[data-walked]')) delete walked.dataset.walked
  })
  const covered: string[] = []
  for (let count = 0; ; count++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(focused)
    if (!stop || stop.isRepeated) return { count, covered }
    if (!stop.isSeen) covered.push(`${key}: ${stop.name}`)
  }
}

/** Stops of the keyboard, forwards and then backwards, of which something else covers all (WCAG 2.4.11). */
export async function coveredStops(page: Page): Promise<{ count: number; covered: string[] }> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const forwards = await walk(page, 'Tab')
  const backwards = await walk(page, 'Shift+Tab')
  return { count: backwards.count, covered: [...forwards.covered, ...backwards.covered] }
}
