import type { Page } from '@playwright/test'
import { addresses } from './addresses'
import { wordsOutside } from './fit'
import { expect } from './test'

const unlisted = ['/auth', '/auth/forgot', '/auth/confirm', '/auth/reset', '/search', '/thank-you']

/** The pages of a language: those of the sitemap, and those that it leaves out. */
async function routesOf(base: string): Promise<string[]> {
  const map = await (await fetch(`${addresses.site}/sitemap.xml`)).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter(path => (/^\/(?:es|pt)(?=\/|$)/.exec(path)?.[0] ?? '') === base)
  expect(listed.length).toBeGreaterThan(10)
  return [...new Set([...listed, ...unlisted.map(path => base + path)])]
}

/** Opens every page of a language, with all its folds, and finds those that are wider than the window. */
export async function expectEveryRouteToFit(page: Page, base: string) {
  // What is laid out late comes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of await routesOf(base)) {
    await page.goto(path)
    const width = await page.evaluate(async () => {
      for (const fold of document.querySelectorAll('details')) {
        fold.removeAttribute('name')
        fold.open = true
      }
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
      return document.documentElement.scrollWidth - window.innerWidth
    })
    expect.soft([path, width, await page.evaluate(wordsOutside)]).toEqual([path, 0, []])
  }
}
