import type { BrowserContext } from '@playwright/test'

/** Adds an element after each field as soon as a page is parsed, as password managers do. */
export async function addPasswordManager(context: BrowserContext) {
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('main input'))
        field.after(document.createElement('com-1password-button'))
    })
  })
}
