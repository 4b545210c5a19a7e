import { expect, test } from './support/test'

test('no text is under the cutout of a phone in landscape orientation', async ({ page }) => {
  await page.setViewportSize({ width: 852, height: 340 })
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59, bottom: 21 } })
  for (const path of [
    '/',
    '/contact',
    '/blog/trt-and-heart-health',
    '/resources/free-testosterone-calculator',
  ]) {
    await page.goto(path)
    const edges = await page.evaluate(() => {
      const lefts: number[] = []
      const rights: number[] = []
      const range = document.createRange()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const around = texts.currentNode.parentElement
        if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('.sr-only, .skip'))
          continue
        range.selectNodeContents(texts.currentNode)
        const { left, right, width } = range.getBoundingClientRect()
        if (width === 0) continue
        lefts.push(left)
        rights.push(right)
      }
      return [Math.min(...lefts), Math.max(...rights)]
    })
    expect.soft(edges[0], path).toBeGreaterThanOrEqual(58.5)
    expect.soft(edges[1], path).toBeLessThanOrEqual(852 - 58.5)
  }
})

test('every touch target is at least 24 px wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 393, height: 852 })
  for (const path of [
    '/services/testosterone-replacement-therapy-flower-mound-tx',
    '/blog/trt-and-heart-health',
  ]) {
    await page.goto(path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.cite a, .refs a, .ref-back, .footer-link, [aria-label="Breadcrumb"] a')]
        .filter(link => link.checkVisibility())
        .map(link => link.getBoundingClientRect())
        // Print-only elements have no box.
        .filter(({ width }) => width > 0)
        .filter(({ width, height }) => width < 23.9 || height < 23.9)
        .map(({ width, height }) => `${width} x ${height}`),
    )
    expect.soft(small, path).toEqual([])
  }
})
