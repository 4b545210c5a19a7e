import type { Page } from '@playwright/test'
import { wordsOutside } from '../../../e2e/support/fit'
import { setTextSize } from '../../../e2e/support/text-size'
import type { Miss } from '../types'

/** A narrow phone, and a phone with the browser's text at 200 %. */
const sizes = [
  { width: 320, height: 640, text: 16 },
  { width: 390, height: 800, text: 32 },
]

/** Opens all folds, and returns by how many pixels the page is wider than the window. */
async function openFolds() {
  for (const fold of document.querySelectorAll('details')) {
    fold.removeAttribute('name')
    fold.open = true
  }
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
  return document.documentElement.scrollWidth - window.innerWidth
}

/** With all its folds open, the page and its words are not wider than the window. */
export async function checkFit(page: Page): Promise<Miss[]> {
  // What is laid out late comes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const misses: Miss[] = []
  for (const { text, ...size } of sizes) {
    await page.setViewportSize(size)
    await setTextSize(page, text)
    const beyond = await page.evaluate(openFolds)
    const outside = await page.evaluate(wordsOutside)
    const where = `${size.width} px with text of ${text} px`
    if (beyond !== 0) misses.push({ check: 'fit', message: `${beyond} px wider than ${where}` })
    for (const words of outside) misses.push({ check: 'fit', message: `"${words}" is outside ${where}` })
  }
  return misses
}
