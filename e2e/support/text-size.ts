import type { Page } from '@playwright/test'

/**
 * Sets the browser's font size, which media queries follow, as a reader does in the settings; a font size set by script
 * would not affect them. Chromium only.
 */
export async function setTextSize(page: Page, pixels: number) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await debug.detach()
}
