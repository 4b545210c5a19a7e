import type { Page } from '@playwright/test'
import { expect } from './test'

/** One page of each kind. */
export const pageKinds = [
  '/',
  '/about',
  '/services',
  '/services/microneedling-flower-mound-tx',
  '/blog',
  '/blog/trt-and-heart-health',
  '/resources',
  '/resources/free-testosterone-calculator',
  '/prices',
  '/start',
  '/contact',
  '/faq',
  '/testimonials',
  '/privacy-policy',
  '/thank-you',
  '/search',
  '/auth',
] as const

/**
 * Words outside the left and right edges of the window. Sections clip their overflow, so the page's scroll width does not
 * show it. Excepted are scrollable containers and texts for screen readers, which are clipped on purpose.
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
    const isExcepted = ({ overflowX, clipPath }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) || clipPath === 'inset(50%)'
    while (around && !isExcepted(getComputedStyle(around))) around = around.parentElement
    if (!around) found.push(range.toString())
  }
  return found
}

/** Words of up to nine letters, or of `most`, that are broken over two lines: their column is too narrow. */
export function brokenWords(most = 9): string[] {
  const found: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isScreenReaderOnly = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isScreenReaderOnly(element.parentElement))
  while (texts.nextNode()) {
    const node = texts.currentNode
    const around = node.parentElement
    if (!around?.checkVisibility({ visibilityProperty: true }) || isScreenReaderOnly(around)) continue
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(
      new RegExp(`(?<![\\w@.-])[A-Za-z]{2,${most}}(?![\\w@.-])`, 'g'),
    )) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) found.push(word)
    }
  }
  return found
}

/** Words below or above a box that hides what does not fit into it. Scrollable ones and texts for screen readers are excepted. */
function cutWords(): string[] {
  const hides = ({ overflowY }: CSSStyleDeclaration) => overflowY === 'hidden' || overflowY === 'clip'
  const boxes = [...document.body.querySelectorAll<HTMLElement>('*')].filter(element => {
    const style = getComputedStyle(element)
    return (
      hides(style) && style.clipPath !== 'inset(50%)' && element.checkVisibility({ visibilityProperty: true })
    )
  })
  return boxes.flatMap(box => {
    const { top, bottom, height } = box.getBoundingClientRect()
    if (height < 2) return []
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const cut: string[] = []
    while (texts.nextNode()) {
      if (!texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(texts.currentNode)
      for (const line of range.getClientRects()) {
        const middle = (line.top + line.bottom) / 2
        if (line.width > 0 && (middle < top || middle > bottom)) cut.push(range.toString())
      }
    }
    return cut
  })
}

/** Labels of a drawing that overlap, or run into each other as one word. */
function crowdedLabels(): string[] {
  return [...document.querySelectorAll('svg')]
    .filter(svg => !svg.parentElement?.closest('svg'))
    .flatMap(svg => {
      const labels = [...svg.querySelectorAll('text')]
        .filter(label => label.checkVisibility())
        .map(label => ({ words: label.textContent, box: label.getBoundingClientRect() }))
      return labels.flatMap(({ words, box }, index) =>
        labels
          .slice(index + 1)
          .filter(
            other =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > -2 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > box.height / 3,
          )
          .map(other => `${words} | ${other.words}`),
      )
    })
}

/** No horizontal scrolling or overflow, the menu button is reachable, and the sticky bar leaves room for the page. */
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
  expect.soft(await page.evaluate(cutWords)).toEqual([])
  expect.soft(menu?.left).toBeGreaterThanOrEqual(0)
  expect.soft(menu?.width).toBeGreaterThanOrEqual(44)
  expect.soft(menu?.right).toBeLessThanOrEqual(width)
  expect.soft(bar).toBeLessThan(0.2)
}

/** No column is narrower than its words, and no labels of a drawing overlap. */
export async function expectWholeWords(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await page.evaluate(brokenWords, 9)).toEqual([])
  expect.soft(await page.evaluate(crowdedLabels)).toEqual([])
}
