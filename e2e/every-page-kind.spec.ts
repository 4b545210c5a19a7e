// Only a browser shows what fits: widths, text sizes, faces, schemes and paper, one visit per kind of page.
import type { Page } from '@playwright/test'
import { calculator } from '../content/calculator'
import { hydrates } from '../lib/security/areas'
import { brokenWords, expectFit, expectWholeWords, pageKinds, wordsOutside } from './support/fit'
import { stops, stopsWithin, stopsWithoutRing } from './support/focus-ring'
import {
  holdHydration,
  holdModules,
  holdRequests,
  openHydrated,
  untilHydrated,
  untilPainted,
} from './support/hydration'
import { expectFilledSheets, expectWholePrint } from './support/paper'
import { expectStickyPartsClear } from './support/sticky'
import { expect, test } from './support/test'
import { setTextSize } from './support/text-size'
import { walkAccount } from './support/walk-account'
import { waitForWebFonts } from './support/web-fonts'

/** One visit of a page of each kind: what depends on window, face, text size, medium and colors is asked in one load. */

const letter = { width: 695, height: 900 }
const desktop = { width: 1280, height: 800 }

/** The text spacing of WCAG 1.4.12, which a reader may set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

async function setStyle(page: Page, css: string) {
  await page.evaluate(style => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** At the widths around each change of layout, with the names of the menu or its button, and booking on one line. */
async function expectEveryWidth(page: Page) {
  for (const width of [320, 360, 768, 900, 901, 1231, 1232, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { scrollWidth, right, height, names } = await page.evaluate(() => {
      const visible = (selector: string) => document.querySelector(selector)?.checkVisibility() === true
      const button = document.querySelector('.navbar .cta')
      return {
        scrollWidth: document.documentElement.scrollWidth,
        right: button?.getBoundingClientRect().right ?? 0,
        height: button?.getBoundingClientRect().height ?? 0,
        names: [visible('.navbar nav ul'), visible('.navbar > .wrap > .menu-button')],
      }
    })
    expect.soft(scrollWidth, `${width}`).toBe(width)
    expect.soft(await page.evaluate(wordsOutside), `${width}`).toEqual([])
    if (width === 360) expect.soft(await page.evaluate(brokenWords, 12)).toEqual([])
    expect.soft(right, `${width}`).toBeLessThan(width)
    // One line of words.
    expect.soft(height, `${width}`).toBeLessThanOrEqual(46)
    expect.soft(names, `${width}`).toEqual(width < 1232 ? [false, true] : [true, false])
  }
}

/** The outermost edges of the page's texts, which a phone's cutout must not cover. */
function edgesOfText() {
  const lefts: number[] = []
  const rights: number[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('.sr-only, .skip')) continue
    range.selectNodeContents(texts.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0) continue
    lefts.push(left)
    rights.push(right)
  }
  return [Math.min(...lefts), Math.max(...rights)]
}

async function expectClearOfCutout(page: Page) {
  await page.setViewportSize({ width: 852, height: 340 })
  const debug = await page.context().newCDPSession(page)
  const setInsets = (insets: Record<string, number>) =>
    debug.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await setInsets({ left: 59, right: 59, bottom: 21 })
  const [left, right] = await page.evaluate(edgesOfText)
  expect.soft(left).toBeGreaterThanOrEqual(58.5)
  expect.soft(right).toBeLessThanOrEqual(852 - 58.5)
  await setInsets({ left: 0, right: 0, bottom: 0 })
  await debug.detach()
}

/** On these, text is at both edges of the window, and nothing scrolls sideways. */
const withoutScrollers = [
  '/',
  '/contact',
  '/blog/trt-and-heart-health',
  '/resources/free-testosterone-calculator',
]

/** Links in running text and lists, whose lines alone are lower than 24 px. */
function smallTargets() {
  return (
    [...document.querySelectorAll('.cite a, .refs a, .ref-back, .footer-link, [aria-label="Breadcrumb"] a')]
      .filter(link => link.checkVisibility())
      .map(link => link.getBoundingClientRect())
      // Print-only elements have no box.
      .filter(({ width }) => width > 0)
      .filter(({ width, height }) => width < 23.9 || height < 23.9)
      .map(({ width, height }) => `${width} x ${height}`)
  )
}

const withStickyParts = ['/blog/trt-and-heart-health', '/privacy-policy']

for (const path of pageKinds)
  test(`${path} is whole at every width, text size, face and scheme, and on paper`, async ({ page }) => {
    test.setTimeout(120_000)
    const showFonts = await holdRequests(page, '**/*.woff2')
    const hydrate = await (hydrates(path) ? holdHydration : holdModules)(page)
    await waitForWebFonts(page)
    // On a Saturday afternoon the sentence about the hours is longest.
    await page.clock.setFixedTime('2026-11-21T19:30:00Z')
    // What is laid out late comes at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 280, height: 653 })
    // The page has loaded only with its fonts.
    await page.goto(path, { waitUntil: 'domcontentloaded' })

    await test.step('as served, in the fallback face, it fits a screen of 280 px', () => expectFit(page))
    await test.step('as served, it prints whole', async () => {
      await page.setViewportSize(letter)
      await expectWholePrint(page)
    })
    hydrate()
    await untilHydrated(page)
    await test.step('in the fallback face it fits every width', async () => {
      await expect(page.locator('.hours').getByText('Closed, opens Mon 9 AM')).toBeAttached()
      await expectEveryWidth(page)
    })
    showFonts()
    await page.evaluate(() => document.fonts.ready)
    await test.step('in the own face it fits every width', () => expectEveryWidth(page))
    await test.step('it fits a screen of 280 px with whole words', async () => {
      await page.setViewportSize({ width: 280, height: 653 })
      await expectFit(page)
      await expectWholeWords(page)
    })
    await test.step('it fits a screen of 320 px with text spacing', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await setStyle(page, spacing)
      await expectFit(page)
      await setStyle(page, '')
    })
    await test.step("it fits a phone with the browser's text at 200 %", async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await setTextSize(page, 32)
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      await expectFit(page)
      await expectWholeWords(page)
      await setTextSize(page, 16)
    })
    if (withoutScrollers.includes(path))
      await test.step('no text is under the cutout of a phone in landscape orientation', () =>
        expectClearOfCutout(page))
    await test.step('every touch target is at least 24 px wide and high', async () => {
      await page.setViewportSize({ width: 393, height: 852 })
      expect.soft(await page.evaluate(smallTargets)).toEqual([])
    })
    await test.step('hydrated, it prints whole, on sheets that are filled', async () => {
      await page.setViewportSize(letter)
      await expectWholePrint(page)
      await expectFilledSheets(page)
    })
    await page.setViewportSize(desktop)
    if (withStickyParts.includes(path))
      await test.step('the slim header covers nothing that stays in view', () => expectStickyPartsClear(page))
    if (path === '/contact') {
      // It loads when it comes near, and the link in its place goes.
      await page.locator('.form-frame').scrollIntoViewIfNeeded()
      await expect(page.getByText('Loading Contact form…')).toBeHidden()
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    // A key press first, so that :focus-visible applies.
    await page.keyboard.press('Tab')
    // They load with the first input, and the link in their place goes.
    if (path === '/contact') {
      await page.locator('main .reviews-place').scrollIntoViewIfNeeded()
      await expect(page.locator('main .reviews-place a')).toBeHidden()
    }
    const within = path === '/' ? stops.join(', ') : stopsWithin('main')
    for (const colors of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { colorScheme: 'light', forcedColors: 'active' },
    ] as const)
      await test.step(`the focus is visible at every stop, ${Object.values(colors).join(' ')}`, async () => {
        await page.emulateMedia({ forcedColors: 'none', ...colors })
        await untilPainted(page)
        expect.soft(await stopsWithoutRing(page, within)).toEqual([])
      })
  })

test('the result of the calculator fits a screen of 280 px, text at 200 % and the slim header', async ({
  page,
}) => {
  await waitForWebFonts(page)
  await page.setViewportSize({ width: 280, height: 653 })
  await openHydrated(page, '/resources/free-testosterone-calculator')
  await page.getByLabel('Total testosterone', { exact: true }).fill('520')
  await page.getByLabel('SHBG', { exact: true }).fill('38')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const result = page.getByRole('region', { name: calculator.result.heading })
  await expect(result.getByRole('definition').first()).toBeVisible()
  await expectFit(page)
  await expectWholeWords(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await setTextSize(page, 32)
  await expectFit(page)
  await expectWholeWords(page)
  await setTextSize(page, 16)
  await page.setViewportSize(desktop)
  await expectStickyPartsClear(page)
})

test('the menu opens and fits with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/faq')
  await setTextSize(page, 32)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectFit(page)
  // An emblem before each service.
  const widths = await page
    .locator('#menu .menu-service img')
    .evaluateAll(emblems => emblems.map(emblem => emblem.getBoundingClientRect().width))
  expect(new Set(widths)).toEqual(new Set([56]))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('the pages of an account fit a screen of 280 px, and text at 200 %', { tag: '@sandbox' }, async ({
  page,
  mailTo,
}) => {
  test.slow()
  await walkAccount(page, mailTo)
})

/** Spanish and Portuguese names are longer: the header has least room for them where the menu's names begin. */
for (const path of ['/es/about', '/pt/contact'])
  test(`the wide header of ${path} fits the window in each face`, async ({ page }) => {
    const showFonts = await holdRequests(page, '**/*.woff2')
    await waitForWebFonts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const face of ['fallback', 'own']) {
      if (face === 'own') {
        showFonts()
        await page.evaluate(() => document.fonts.ready)
      }
      for (const width of [1232, 1264, 1280, 1296, 1320, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { scrollWidth, height } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          height: document.querySelector('.navbar .cta')?.clientHeight,
        }))
        expect.soft(scrollWidth, `${face} ${width}`).toBe(width)
        // One line of words, and a smaller one that says in which language the booking service is.
        expect.soft(height, `${face} ${width}`).toBeLessThanOrEqual(54)
      }
    }
  })
