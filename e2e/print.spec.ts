import type { Page } from '@playwright/test'
import { clinic } from '../content/facts/clinic'
import { pageKinds, wordsOutside } from './support/fit'
import { holdHydration, openHydrated, untilHydrated } from './support/hydration'
import { expect, test } from './support/test'

/**
 * Hidden on paper: controls, outside services, texts for screen readers, the message of an app that did not
 * load, and the second card of the featured article, which only the filter shows.
 */
const notForPaper =
  'form, button, .cta, .plain, .no-print, .sr-only, .ref-back, .blog-list [data-featured], .calc, .start, .plate, .reviews-place, .form-frame, .map-frame, .video-still, .toc, .crumbs, .service-contents, .faq-jump, .no-script, .no-script-only, .app-missing, .boot-missing, .print-only, noscript, script'

/** Words of the page that are missing on paper. */
function wordsLost(except: string): string[] {
  const main = document.querySelector('main')
  if (!main) return ['main']
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  while (texts.nextNode()) {
    const { parentElement: around, textContent } = texts.currentNode
    if (!textContent?.trim() || !around || around.closest(except)) continue
    if (around.closest('section')?.querySelector('form, .form-frame, .reviews-place')) continue
    if (!around.checkVisibility({ visibilityProperty: true })) lost.push(textContent)
  }
  return lost
}

async function expectWholePrint(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const header = page.locator('header.site')
  for (const words of [clinic.shortName, clinic.nameSuffix, clinic.phone.display, clinic.address.line])
    await expect(header.getByText(words, { exact: true }).locator('visible=true')).toHaveCount(1)
  await expect(header.getByRole('button')).toHaveCount(0)
  expect(await page.evaluate(wordsLost, notForPaper)).toEqual([])
  expect(await page.evaluate(wordsOutside)).toEqual([])
}

for (const path of pageKinds)
  test(`a print of ${path} keeps its words and has a letterhead, before and after hydration`, async ({
    page,
  }) => {
    // US Letter within its margins.
    await page.setViewportSize({ width: 695, height: 900 })
    const release = await holdHydration(page)
    await page.goto(path)
    await expectWholePrint(page)
    await page.emulateMedia({ media: 'screen' })
    release()
    await page.mouse.move(200, 200)
    await untilHydrated(page)
    await expectWholePrint(page)
  })

test.describe('on paper', () => {
  test('a page has a letterhead and its text, and no controls', async ({ page }) => {
    await openHydrated(page, '/services/testosterone-replacement-therapy-flower-mound-tx')
    const screenOnly = ['.skip', '.cta', 'img[alt=""]', 'footer.site']
    for (const part of screenOnly) await expect(page.locator(part).first(), part).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const header = page.locator('header.site')
    await expect(header.getByText(clinic.shortName, { exact: true }).locator('visible=true')).toHaveCount(1)
    await expect(header.locator('a[href^="tel:"]').locator('visible=true')).toHaveCount(1)
    await expect(header.getByText(clinic.address.place)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Medical disclaimer.')).toBeVisible()
    for (const part of screenOnly)
      await expect(page.locator(part).locator('visible=true'), part).toHaveCount(0)
    // A figure that explains something is part of the text.
    await expect(page.locator('.drawn img')).toBeVisible()
  })

  test('forms and their buttons are left out', async ({ page }) => {
    await page.goto('/')
    for (const part of ['main form', 'main button']) await expect(page.locator(part).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['main form', 'main button'])
      await expect(page.locator(part).locator('visible=true'), part).toHaveCount(0)
  })

  test('the skip link is left out, before hydration too', async ({ page }) => {
    await page.goto('/about')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.skip')).toBeHidden()
  })
})
