import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * Makes the pages opened from now on wait for the web fonts, for a test that measures them. With `font-display: optional`
 * a browser gives them up when they come after the first paint, on a busy machine even from its cache.
 */
export async function waitForWebFonts(page: Page) {
  // To the browser, an answer given by a test comes from no network, so its page may not call this machine unasked.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async route => {
    const request = route.request()
    if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const patient = style.replaceAll('font-display:optional', 'font-display:block')
    if (patient === style) throw new Error(`${request.url()} has no style element with optional fonts.`)
    const headers = response.headers()
    // The policy names the style by its hash.
    const policy = headers['content-security-policy']?.replaceAll(hashOf(style), hashOf(patient)) ?? ''
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy },
      body: html.replace(style, () => patient),
    })
  })
}
