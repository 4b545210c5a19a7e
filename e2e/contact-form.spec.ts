// Only a browser shows what a script in a frame of its own origin can reach, and how high the frame is.
import type { Page } from '@playwright/test'
import { openHydrated } from './support/hydration'
import { expect, test } from './support/test'

/** The contact form, and its provider's script in a frame with an origin of its own (docs/decisions/outside-scripts.md). */

const form = (page: Page) => page.locator('iframe[title="Contact form"]')
/** The form loads when a visitor comes near it. */
async function openAtForm(page: Page) {
  await openHydrated(page, '/contact')
  await page.locator('.form-frame').scrollIntoViewIfNeeded()
}
/** The form's place in the document of the script. */
const standIn = (page: Page) => page.locator('body > iframe[hidden]').contentFrame().locator('iframe')

test('the provider’s script sizes the form without access to the page', { tag: '@core' }, async ({
  page,
}) => {
  await openAtForm(page)
  await expect(standIn(page)).toHaveAttribute('data-contact-form-state', 'ready')
  await expect(form(page)).toHaveAttribute('height', '1469')
  await expect(page.locator('script[src*="contact-form"]')).toHaveCount(0)
  const frame = page.frames().find(one => one.url().endsWith('/contact-form-frame.html'))
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
  const refused = 'SecurityError'
  expect(seen).toEqual({ origin: 'null', page: refused, cookies: refused, storage: refused })
})

test('the form can be filled in and sent', { tag: '@core' }, async ({ page }) => {
  await openAtForm(page)
  const fields = form(page).contentFrame()
  await fields.getByLabel('Name').fill('James')
  await fields.getByRole('button', { name: 'Send message' }).click()
  await expect(fields.getByRole('status')).toHaveText('Here the message would be sent now.')
  await expect(page).toHaveURL('/contact')
})

test('the frame follows a smaller height that the script gives to the form', async ({ page }) => {
  await openAtForm(page)
  await expect(form(page)).toHaveAttribute('height', '1469')
  // What is in view does not move.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await standIn(page).evaluate(frame => {
    frame.style.minHeight = '900px'
  })
  await expect(form(page)).toHaveAttribute('height', '900')
  expect((await page.locator('.form-frame').boundingBox())?.height).toBe(900)
})
