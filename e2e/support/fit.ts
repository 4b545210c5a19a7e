import type { Page } from '@playwright/test'
import { expect } from './test'

/** One page of each kind. */
export const kindsOfPages = [
  '/',
  '/about',
  '/services',
  '/services/microneedling-flower-mound-tx',
  '/blog',
  '/blog/trt-and-heart-health',
  '/resources',
  '/resources/free-testosterone-calculator',
  '/contact',
  '/faq',
  '/testimonials',
  '/privacy-policy',
  '/thank-you',
  '/search',
  '/auth',
] as const

/**
 * Words beyond the sides of the window. Sections clip what is beyond them, so that the page's own width tells nothing of
 * it. What can be scrolled to by itself is within reach; what is clipped away is meant for ears alone.
 */
export function wordsOutside(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    let around = texts.currentNode.parentElement
    if (!around?.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(texts.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0 || (left > -0.5 && right < document.documentElement.clientWidth + 0.5)) continue
    const isElsewhere = ({ overflowX, clipPath }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) || clipPath === 'inset(50%)'
    while (around && !isElsewhere(getComputedStyle(around))) around = around.parentElement
    if (!around) found.push(range.toString())
  }
  return found
}

/** Nothing scrolls sideways or leaves the screen, the menu can be opened, and the bar at the foot leaves room to read. */
export async function expectFit(page: Page) {
  const { width, scrollWidth, menu, bar } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return {
      width: window.innerWidth,
      scrollWidth: document.documentElement.scrollWidth,
      menu: box('.navbar .menu-button'),
      bar: (box('.sticky-bar')?.height ?? 0) / window.innerHeight,
    }
  })
  expect.soft(scrollWidth).toBe(width)
  expect.soft(await page.evaluate(wordsOutside)).toEqual([])
  expect.soft(menu?.left).toBeGreaterThanOrEqual(0)
  expect.soft(menu?.width).toBeGreaterThan(44)
  expect.soft(menu?.right).toBeLessThanOrEqual(width)
  expect.soft(bar).toBeLessThan(0.2)
}
