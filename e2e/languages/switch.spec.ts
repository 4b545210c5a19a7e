// Only a browser shows whether the other languages are in sight, and that pages of two builds lead to each other.
import type { Page } from '@playwright/test'
import { language as english } from '../../content/facts/language'
import { header } from '../../content/ui/layout'
import { routes } from '../../lib/routes'
import type { Language } from '../../lib/site/language'
import { localPath } from '../../lib/site/local-path'
import { escapeRegExp } from '../../lib/words/escape-reg-exp'
import { language as spanish } from '../../translated/es/facts/language'
import { language as portuguese } from '../../translated/pt/facts/language'
import { expect, test } from '../support/test'

const endsWith = (path: string) => new RegExp(`^https?://[^/]+${escapeRegExp(path)}$`)

async function expectPage(page: Page, language: Language, path: string) {
  const address = localPath(path, language)
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag)
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', endsWith(address))
}

/** The area of a link in the top bar extends 5 px beyond the bar, and the window. */
const visible = { ratio: 0.85 }

for (const width of [320, 640])
  test(`at ${width} px the other languages are in the first screen of the menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(routes.prices)
    const bar = page.getByRole('banner')
    await bar.getByRole('button', { name: header.menu }).click()
    const menu = page.getByRole('dialog', { name: header.menu })
    for (const { own } of [spanish, portuguese])
      await expect(menu.getByRole('link', { name: own })).toBeInViewport({ ratio: 1 })
    await menu.getByRole('link', { name: spanish.own }).click()
    await expectPage(page, spanish, routes.prices)
  })

for (const width of [641, 1100])
  test(`at ${width} px the other languages are in the first screen, beside nothing that they cover`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(routes.prices)
    const bar = page.getByRole('banner')
    for (const { own } of [spanish, portuguese]) {
      const link = bar.getByRole('link', { name: own })
      await expect(link).toBeInViewport(visible)
      // Playwright clicks only what nothing covers.
      await link.click({ trial: true })
    }
    const menu = bar.getByRole('button', { name: header.menu })
    if (await menu.isVisible()) await menu.click({ trial: true })
    await bar.getByRole('link', { name: spanish.own }).click()
    await expectPage(page, spanish, routes.prices)
    await expect(bar.getByRole('link', { name: english.own })).toBeInViewport(visible)
    await bar.getByRole('link', { name: english.own }).click()
    await expectPage(page, english, routes.prices)
  })

test('the browser’s language causes no redirect', async ({ request }) => {
  const headers = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.1' }
  const answer = await request.get(routes.home, { headers, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain(`<html lang="${english.tag}"`)
})
