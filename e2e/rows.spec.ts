// Only a browser shows how lines wrap.
import type { Page } from '@playwright/test'
import { untilHydrated } from './support/hydration'
import { expect, test } from './support/test'
import { waitForWebFonts } from './support/web-fonts'

const languages = ['', '/es', '/pt']

/** Words of headings that the browser breaks in two, without a hyphen of their own. */
const brokenWords = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll(headings =>
    headings.flatMap(heading => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
      }
      return broken
    }),
  )

// Which words share a line depends on the face.
test.beforeEach(({ page }) => waitForWebFonts(page))

test('no heading of the first visit is broken within a word', async ({ page }) => {
  for (const language of languages)
    for (const width of [641, 901, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${language}/about`)
      expect.soft(await brokenWords(page), `${language} ${width}`).toEqual([])
    }
})

test('the note on reviews in the footer stays within its row', async ({ page }) => {
  for (const language of languages)
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${language}/faq`)
      const row = page.locator('.footer-reviews')
      await untilHydrated(page)
      await row.getByRole('button').click()
      const note = row.locator('> .note')
      await expect(note).toBeVisible()
      const [outer, inner] = [await row.boundingBox(), await note.boundingBox()]
      if (!outer || !inner) throw new Error('The row or its note is not laid out.')
      expect
        .soft(inner.y + inner.height, `${language} ${width}`)
        .toBeLessThanOrEqual(outer.y + outer.height + 0.5)
    }
})

test('the prices of both monthly programs stand on one line where their cards are side by side', async ({
  page,
}) => {
  for (const language of ['', '/es'])
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${language}/services`)
      const tops = await page
        .locator('.program-price')
        .evaluateAll(prices => prices.map(price => Math.round(price.getBoundingClientRect().top)))
      expect(tops).toHaveLength(2)
      expect.soft(tops[0], `${language} ${width}`).toBe(tops[1])
    }
})

test('on a large screen the page grows, and takes three quarters of it', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/prices')
  const width = await page
    .locator('main .wrap')
    .first()
    .evaluate(element => element.clientWidth)
  expect(width).toBeGreaterThanOrEqual(0.75 * 1920)
})

test('the arrow of a link stands behind its last word, on the same line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  const links = page.locator('main a.go:has(svg)')
  await expect(links).not.toHaveCount(0)
  const gaps = await links.evaluateAll(all =>
    all.map(link => {
      const words = link.querySelector('span')?.getClientRects() ?? []
      const last = [...words].at(-1)
      const arrow = link.querySelector('svg')?.getBoundingClientRect()
      if (!last || !arrow) throw new Error('A link without words or arrow.')
      return {
        aside: arrow.left - last.right,
        below: Math.abs(arrow.top + arrow.height / 2 - (last.top + last.height / 2)),
      }
    }),
  )
  for (const { aside, below } of gaps) {
    expect(aside).toBeLessThan(20)
    expect(below).toBeLessThan(10)
  }
})
