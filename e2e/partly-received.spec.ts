// Only a browser shows a page of which only the first part has arrived.
import type { Page } from '@playwright/test'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { isSealed } from '../tools/audit/built-routes'
import { expect, test } from './support/test'

// A page of which a part has arrived, without scripts: what is painted stays in its place.

test.skip(!isSealed(), 'the build is not sealed')
// Without web fonts, which could be loaded for one measurement and not for the other.
test.use({ javaScriptEnabled: false })
test.beforeEach(({ expectProblem }) => expectProblem(/ERR_FAILED .*\.woff2\)$/))

/** The positions of all elements on the first screen, in document order. */
const placesOf = (page: Page) =>
  page.locator('main *').evaluateAll(elements =>
    elements.map(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && top < innerHeight ? [Math.round(left), Math.round(top)] : []
    }),
  )

/** Offsets of the first elements in `main` after which the browser may paint a partial page. */
function placesToCut(html: string): number[] {
  const awaited = /rel="expect" href="#([^"]+)"/.exec(html)?.[1]
  const first = Math.max(
    html.indexOf('<main'),
    startOf(parse(html, { sourceCodeLocationInfo: true }), awaited),
  )
  return [...html.matchAll(/<\/(?:div|p|h1|li|a|ul|dl|article|section|header)>/g)]
    .map(end => end.index + end[0].length)
    .filter(end => end >= first)
    .slice(0, 12)
}

for (const path of ['/auth', '/account'])
  test(`the header of ${path} does not move when the rest arrives`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    const main = html.indexOf('<main')
    expect(main).toBeGreaterThan(0)
    let body = html
    await page.route('**/*.woff2', route => route.abort())
    await page.route(path, route => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    const header = page.getByRole('banner')
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 })
      body = html
      await page.goto(path)
      const whole = await header.boundingBox()
      body = html.slice(0, main)
      await page.goto(path)
      expect.soft(await header.boundingBox(), `${width} px`).toEqual(whole)
    }
  })

for (const path of [
  '/',
  '/services/iv-hydration-therapy-flower-mound-tx',
  '/blog',
  '/blog/trt-and-heart-health',
  '/contact',
  '/prices',
])
  test(`the painted part of ${path} does not move when the rest arrives`, {
    tag: ['/', '/blog/trt-and-heart-health'].includes(path) ? [] : ['@all'],
  }, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    const cuts = placesToCut(html)
    expect(cuts.length).toBeGreaterThan(3)
    let body = html
    await page.route('**/*.woff2', route => route.abort())
    await page.route(path, route => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 })
      body = html
      await page.goto(path)
      const whole = await placesOf(page)
      for (const cut of cuts) {
        body = html.slice(0, cut)
        await page.goto(path)
        const moved = (await placesOf(page)).flatMap((place, index) =>
          place.length > 0 && String(place) !== String(whole[index]) ? [`${place} to ${whole[index]}`] : [],
        )
        expect.soft(moved, `${width} px, after ${html.slice(cut - 60, cut)}`).toEqual([])
      }
    }
  })

/** The end of the start tag of the element with this id in the source; 0 if there is none. */
function startOf(node: DefaultTreeAdapterMap['node'], id: string | undefined): number {
  if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === id))
    return node.sourceCodeLocation?.startTag?.endOffset ?? 0
  return 'childNodes' in node ? Math.max(0, ...node.childNodes.map(child => startOf(child, id))) : 0
}
