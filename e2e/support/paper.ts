import type { Page } from '@playwright/test'
import { clinic } from '../../content/facts/clinic'
import { wordsOutside } from './fit'
import { expect } from './test'

/**
 * Hidden on paper: controls and what invites to press them, links to other services, outside services, texts for screen readers, the message of an app that did not
 * load, words that no screen shows now, the second card of the featured article, which only the filter shows and
 * notes that only wide screens have, and what stands twice, once for each width.
 */
const notForPaper =
  'form, button, [class~="sm:hidden"], .price-bracket, .cta, .plain, .first-visit, .closing, .service-related, .faq-help, .no-print, .sr-only, .ref-back, .featured .journal-figure, .calc, .start, .reviews-summary, .reviews-place, .form-frame, .map-frame, [data-module="opened-frame"], .video-still, .toc, .side-note, nav, .no-script, .no-script-only, .app-missing, .boot-missing, .print-only, [hidden], noscript, script'

/** Words of the page that are missing on paper. */
function wordsLost(except: string): string[] {
  const main = document.querySelector('main')
  if (!main) return ['main']
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  while (texts.nextNode()) {
    const { parentElement: around, textContent } = texts.currentNode
    if (!textContent?.trim() || !around || around.closest(except)) continue
    if (around.closest('section')?.querySelector('form, .form-frame')) continue
    if (!around.checkVisibility({ visibilityProperty: true })) lost.push(textContent)
  }
  return lost
}

/** Prints the page: it keeps its words, has a letterhead, and no controls. */
export async function expectWholePrint(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const header = page.getByRole('banner')
  for (const words of [clinic.shortName, clinic.nameSuffix, clinic.phone.display, clinic.address.line])
    await expect(header.getByText(words, { exact: true }).locator('visible=true')).toHaveCount(1)
  await expect(header.getByRole('button')).toHaveCount(0)
  await expect(page.locator('.skip')).toBeHidden()
  expect(await page.evaluate(wordsLost, notForPaper)).toEqual([])
  expect(await page.evaluate(wordsOutside)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}
