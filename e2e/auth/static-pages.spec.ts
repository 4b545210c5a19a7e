import type { Page, Request, Response } from '@playwright/test'
import { openHydrated } from '../support/hydration'
import { expect, test } from '../support/test'

// Anonymous visitors load no account code on any other page.

/** A string that occurs only in the client library's sign-in code. */
const mark = 'grant_type=password'

const chunksOf = (page: Page) => {
  const answers: Response[] = []
  page.on('response', answer => {
    if (answer.url().includes('/_next/static/chunks/')) answers.push(answer)
  })
  return async () => Promise.all(answers.map(answer => answer.text()))
}

async function startApp(page: Page, path: string) {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
}

for (const path of ['/', '/about', '/services', '/blog', '/contact', '/search', '/no-such-page']) {
  test.describe(path, () => {
    test.use({ expectedProblems: [/status of 404.*\/no-such-page/] })
    test('loads no auth code for an anonymous visitor, even after hydration', async ({ page }) => {
      const chunks = chunksOf(page)
      const loading = new Set<Request>()
      let prefetched = false
      page.on('request', request => {
        if (new URL(request.url()).pathname.startsWith('/services/')) prefetched = true
        loading.add(request)
      })
      page.on('requestfinished', request => loading.delete(request))
      page.on('requestfailed', request => loading.delete(request))
      await startApp(page, path)
      await page.locator('a[href="/auth"]').first().hover({ force: true })
      // Other pages are prefetched some time after the page has loaded.
      await expect.poll(() => prefetched && loading.size === 0).toBe(true)
      const texts = await chunks()
      expect(texts.length).toBeGreaterThan(3)
      expect(texts.filter(text => text.includes(mark))).toEqual([])
    })
  })
}

test('the sign-in page loads the auth code', async ({ page }) => {
  const chunks = chunksOf(page)
  await startApp(page, '/auth')
  expect((await chunks()).some(text => text.includes(mark))).toBe(true)
})
