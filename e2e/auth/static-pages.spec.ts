// Only a browser shows which code a page loads.
import type { Page, Request, Response } from '@playwright/test'
import { openHydrated, untilPainted } from '../support/hydration'
import { expect, test } from '../support/test'

// Anonymous visitors load no account code on any other page.

/** A string that occurs only in the client library's sign-in code. */
const mark = 'grant_type=password'

const chunksOf = (page: Page) => {
  const answers: Response[] = []
  page.on('response', answer => {
    if (answer.url().endsWith('.js')) answers.push(answer)
  })
  return async () => Promise.all(answers.map(answer => answer.text()))
}

/** Lets the test wait until every request of the page has been answered, and what the answers ask for in turn. */
function watchLoading(page: Page) {
  const loading = new Set<Request>()
  page.on('request', request => loading.add(request))
  page.on('requestfinished', request => loading.delete(request))
  page.on('requestfailed', request => loading.delete(request))
  return async () => {
    await untilPainted(page)
    await expect.poll(() => loading.size).toBe(0)
  }
}

for (const path of ['/about', '/no-such-page'])
  test(`${path} loads no auth code for an anonymous visitor, even when it is used`, async ({
    page,
    expectProblem,
  }) => {
    if (path === '/no-such-page') expectProblem(/status of 404 .*\/no-such-page\)$/, 1)
    const chunks = chunksOf(page)
    const untilLoaded = watchLoading(page)
    const fetched = new Set<string>()
    page.on('requestfinished', request => fetched.add(new URL(request.url()).pathname))
    await openHydrated(page, path)
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).hover()
    // The page behind a link is fetched ahead, and code could come with it.
    await page.locator('.navbar a[href="/faq"]').first().hover()
    await expect.poll(() => fetched.has('/faq')).toBe(true)
    await untilLoaded()
    const texts = await chunks()
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.filter(text => text.includes(mark))).toEqual([])
  })

test('the sign-in page loads the auth code', async ({ page }) => {
  const chunks = chunksOf(page)
  const untilLoaded = watchLoading(page)
  await openHydrated(page, '/auth')
  await untilLoaded()
  expect((await chunks()).some(text => text.includes(mark))).toBe(true)
})
