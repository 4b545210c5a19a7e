// Only a browser shows where things stand and what covers what.
import type { Page } from '@playwright/test'
import { servicePaths } from '../lib/routes'
import { holdModules, holdRequests, untilHydrated } from './support/hydration'
import { expect, test } from './support/test'
import { waitForWebFonts } from './support/web-fonts'

test('the browser can load both fonts', async ({ page }) => {
  await page.goto('/')
  const states = await page.evaluate(async () => {
    // The fallback fonts are the visitor's own, who may have none of them.
    const own = [...document.fonts].filter(({ family }) => !family.includes('stand-in'))
    const faces = await Promise.allSettled(own.map(face => face.load()))
    return faces.map(({ status }) => status)
  })
  expect(states).toEqual(['fulfilled', 'fulfilled'])
})

/** Opens a page whose fonts come only when the returned function is called, so that both faces are seen in one load. */
async function openWithoutFonts(page: Page, path: string) {
  const release = await holdRequests(page, '**/*.woff2')
  await waitForWebFonts(page)
  // The page has loaded only with its fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await page.evaluate(() => document.fonts.ready)
  }
}

for (const [state, instant] of [
  ['open', '2026-11-23T18:00:00Z'],
  ['to open on Monday', '2026-11-21T19:30:00Z'],
] as const)
  test(`the header at 320 px holds the hours, ${state}, the town, Call and Menu, in each face`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.clock.setFixedTime(instant)
    const hydrate = await holdModules(page)
    const showFonts = await openWithoutFonts(page, '/about')
    const height = () => page.locator('header.site').evaluate(element => element.clientHeight)
    const expectRoom = async () => {
      const right = (selector: string) =>
        page.locator(selector).evaluate(element => element.getBoundingClientRect().right)
      // The bar has 20 px of padding at both sides.
      expect(await right('.topbar-place')).toBeLessThanOrEqual((await right('.topbar .wrap')) - 19)
      // One row of 60 px.
      expect((await page.locator('.navbar').boundingBox())?.height).toBe(60)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
    const served = await height()
    hydrate()
    await page.mouse.move(100, 300)
    await expect(page.getByRole('banner').getByText(/^(Open now|Closed)/)).toBeVisible()
    expect(await height()).toBe(served)
    await expectRoom()
    await showFonts()
    expect(await height()).toBe(served)
    await expectRoom()
  })

/** The bar at the foot of a phone comes when the page's first booking button has left the screen. */
async function scrollPastBooking(page: Page) {
  await untilHydrated(page)
  await page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: 'instant' }))
}

test('the bar at the foot of a phone holds its button, in each face', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const showFonts = await openWithoutFonts(page, '/about')
  await scrollPastBooking(page)
  const button = page.getByRole('complementary', { name: 'Book or call' }).getByRole('link', { name: /Book/ })
  await expect(button).toBeVisible()
  const right = () => button.evaluate(element => element.getBoundingClientRect().right)
  expect(await right()).toBeLessThanOrEqual(341)
  await showFonts()
  expect(await right()).toBeLessThanOrEqual(341)
})

test('the focus ring of a name in the header is complete', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  for (const name of ['Services', 'Resources']) {
    const item = page.getByRole('banner').getByRole('navigation').getByText(name, { exact: true })
    await item.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(item).toHaveCSS('outline-style', 'solid')
    const ring = await item.evaluate(element => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element)
      const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const bar = element.closest('.navbar')?.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      return { above: top - beyond - (bar?.top ?? 0), below: (bar?.bottom ?? 0) - bottom - beyond }
    })
    expect(ring.above).toBeGreaterThanOrEqual(0)
    expect(ring.below).toBeGreaterThanOrEqual(0)
  }
})

test('at 400 % zoom the sticky bar does not cover the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/about')
  await scrollPastBooking(page)
  await expect(page.getByRole('complementary', { name: 'Book or call' })).toBeHidden()
  await page.setViewportSize({ width: 320, height: 640 })
  await scrollPastBooking(page)
  await expect(page.getByRole('complementary', { name: 'Book or call' })).toBeVisible()
})

test('with reduced motion, dark colors appear without transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/about')
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  const moving = await page.evaluate(
    () => document.getAnimations().filter(animation => animation instanceof CSSTransition).length,
  )
  expect(moving).toBe(0)
})

test('the contact facts are side by side without touching', async ({ page }) => {
  await waitForWebFonts(page)
  await page.goto('/contact')
  for (const width of [320, 641, 900, 901, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await page.locator('.contact-strip > div').evaluateAll(facts =>
      facts.flatMap(fact => {
        const range = document.createRange()
        range.selectNodeContents(fact)
        const { right } = fact.getBoundingClientRect()
        return range.getBoundingClientRect().right > right + 1 ? [fact.textContent] : []
      }),
    )
    expect.soft(beyond, `${width}`).toEqual([])
  }
})

test('the weight-loss trials keep their bars on a phone', async ({ page }) => {
  await waitForWebFonts(page)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(`${servicePaths['medical-weight-loss']}#benefit`)
    const rows = page.getByRole('table').filter({ hasText: 'Semaglutide' }).locator('tbody tr')
    await expect(rows).toHaveCount(5)
    const bars = await rows
      .locator('svg')
      .evaluateAll(all => all.map(bar => bar.getBoundingClientRect().width))
    expect(new Set(bars).size, 'one scale').toBe(1)
    for (const row of await rows.all()) {
      const bar = await row.locator('svg').boundingBox()
      const numbers = await row.locator('td').evaluateAll(cells =>
        cells.slice(1).map(cell => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return range.getBoundingClientRect()
        }),
      )
      expect(bar?.width).toBeGreaterThan(90)
      expect(numbers[0]?.left).toBeGreaterThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0))
      expect(numbers[0]?.right).toBeLessThanOrEqual(numbers[1]?.left ?? 0)
      expect(numbers[1]?.right).toBeLessThanOrEqual(width - 19)
    }
  }
})

// Nothing that the specification names is folded: the length comes from the number of words.
test('a service page takes at most thirteen screens of a phone, and says in three who it is not for', async ({
  page,
}) => {
  const screen = { width: 360, height: 740 }
  await page.setViewportSize(screen)
  await waitForWebFonts(page)
  for (const path of Object.values(servicePaths)) {
    await page.goto(path)
    // Content below the first screen is laid out after the first paint.
    const { height, notFor } = await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      return {
        height: document.documentElement.scrollHeight,
        notFor: document.querySelector('.not-for')?.getBoundingClientRect().bottom,
      }
    })
    expect.soft(notFor, `${path}: who it is not for`).toBeLessThanOrEqual(3 * screen.height)
    expect.soft(height / screen.height, path).toBeLessThanOrEqual(13)
    // Not a page whose parts are still to come.
    expect.soft(height / screen.height, path).toBeGreaterThan(7)
  }
})

test('on a phone the footer takes at most 900 px, and no button lies under a fixed box on arrival', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await waitForWebFonts(page)
  const service = servicePaths['testosterone-replacement-therapy']
  for (const path of [
    service,
    '/about',
    '/search',
    '/on-this-device',
    '/start',
    '/thank-you',
    '/resources',
  ]) {
    await page.goto(path)
    await untilHydrated(page)
    const { foot, covered } = await page.evaluate(() => ({
      foot: document.querySelector<HTMLElement>('footer.site')?.offsetHeight ?? 0,
      covered: [...document.querySelectorAll('main :is(.cta, .plain, button)')].flatMap(button => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        return over?.closest('.sticky-bar, .slim-header') ? [button.textContent] : []
      }),
    }))
    expect.soft(foot, path).toBeLessThanOrEqual(900)
    expect.soft(foot, path).toBeGreaterThan(400)
    expect.soft(covered, path).toEqual([])
  }
})

test('the buttons of a closing section share a row', async ({ page }) => {
  await waitForWebFonts(page)
  for (const path of ['/about', servicePaths['prp-therapy']]) {
    await page.goto(path)
    for (const width of [641, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await page
        .locator('.closing :is(.cta, .plain)')
        .evaluateAll(buttons => buttons.map(button => Math.round(button.getBoundingClientRect().top)))
      expect.soft(tops, `${path} ${width}`).toHaveLength(2)
      expect.soft(new Set(tops).size, `${path} ${width}`).toBe(1)
    }
  }
})

test('a table of three columns is read row by row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog/medical-weight-loss-vs-diets')
  const table = page.getByRole('table').filter({ hasText: 'If yes' })
  await expect(table.getByRole('row')).toHaveCount(6)
  const cells = await table.locator('tbody :is(th, td)').all()
  expect(cells).toHaveLength(15)
  for (const cell of cells) expect.soft((await cell.boundingBox())?.width).toBeGreaterThan(300)
})
