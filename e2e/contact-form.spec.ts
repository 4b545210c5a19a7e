import type { Page } from '@playwright/test'
import { openHydrated } from './support/hydration'
import { expect, test } from './support/test'

/** The contact form and its provider's script, in a frame with an origin of its own (docs/decisions/outside-scripts.md). */

const outer = (page: Page) => page.locator('iframe[title="Contact form"]')
const inner = (page: Page) => outer(page).contentFrame().locator('iframe[title="Contact form"]')

test('the provider’s script runs in its frame, without access to the page', { tag: '@core' }, async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await expect(inner(page)).toHaveAttribute('data-contact-form-state', 'ready')
  await expect(page.locator('script[src*="contact-form"]')).toHaveCount(0)
  const frame = page.frames().find(one => one.url().includes('/contact-form-frame.html'))
  const seen = await frame?.evaluate(() => {
    const tryTo = (look: () => unknown) => {
      try {
        return look()
      } catch (error) {
        return error instanceof DOMException ? error.name : error
      }
    }
    return {
      origin: self.origin,
      page: tryTo(() => parent.document.title),
      cookies: tryTo(() => document.cookie),
      storage: tryTo(() => localStorage.length),
    }
  })
  expect(seen).toEqual({
    origin: 'null',
    page: 'SecurityError',
    cookies: 'SecurityError',
    storage: 'SecurityError',
  })
})

test('the form can be filled in and sent within its frame', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, '/contact')
  const form = inner(page).contentFrame()
  await form.getByLabel('Name').fill('James')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('status')).toHaveText('Here the message would be sent now.')
  await expect(page).toHaveURL('/contact')
})

test('the frame follows a smaller height that the script gives to the form', async ({ page }) => {
  await openHydrated(page, '/contact')
  await expect(inner(page)).toHaveAttribute('data-contact-form-state', 'ready')
  await expect(outer(page)).toHaveAttribute('height', '1469')
  await inner(page).evaluate(form => {
    form.style.minHeight = '900px'
  })
  await expect(outer(page)).toHaveAttribute('height', '900')
  expect((await page.locator('.form-frame').boundingBox())?.height).toBe(900)
})

test('its document is isolated when opened directly, too', async ({ page }) => {
  const answer = await page.goto('/contact-form-frame.html')
  expect(answer?.headers()['content-security-policy']).toMatch(
    /; frame-ancestors 'self'; sandbox allow-scripts allow-forms /,
  )
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  expect(await page.evaluate(() => self.origin)).toBe('null')
})

for (const [base, title, lang] of [
  ['/es', 'Formulario de contacto', 'es-US'],
  ['/pt', 'Formulário de contato', 'pt-BR'],
]) {
  test(`on ${base}/contact the frame within has the page’s words and language`, async ({ page }) => {
    await openHydrated(page, `${base}/contact`)
    const own = page.locator(`iframe[title="${title}"]`).contentFrame()
    await expect(own.locator(`iframe[title="${title}"]`)).toBeVisible()
    await expect(own.locator('html')).toHaveAttribute('lang', lang ?? '')
  })
}
