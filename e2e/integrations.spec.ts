// Only a browser shows frames of other companies: their isolation, their size, and whether anything moves. How each fails is in __tests__/components/integrations/.
import type { Locator, Page } from '@playwright/test'
import { clinic } from '../content/facts/clinic'
import { footerFold } from '../content/ui/layout'
import { reviewsWords } from '../content/ui/reviews'
import {
  expectNoLayoutShifts,
  holdModules,
  openHydrated,
  recordLayoutShifts,
  untilPainted,
} from './support/hydration'
import { expect, test } from './support/test'

/** The browser's console errors for addresses that a test breaks or blocks. */
const lost = (path: string) => new RegExp(`Failed to load resource.*${path.replaceAll('.', '\\.')}\\)$`)

// A fault affects a whole sandbox, so these tests have their own and run one after the other.
test.describe.configure({ mode: 'default' })
// The headless shell runs frames in the page's process, where a blocked one behaves differently.
test.use({ fullBrowser: true, sandboxSettings: {} })

const framed = (within: Locator) => within.frameLocator('iframe[title="Patient reviews"]')
const footerReviews = (page: Page) =>
  page.getByRole('contentinfo').getByRole('region', { name: reviewsWords.title })
const showFooterReviews = (page: Page) =>
  footerReviews(page).getByRole('button', { name: reviewsWords.show }).click()

test('reviews load on testimonials and are removed with the page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/testimonials')
  await page.mouse.move(200, 200)
  await expect(framed(page.getByRole('main')).getByText('Sandbox: reviews widget')).toBeVisible()
  await expect(page.locator('script[data-integration]')).toHaveCount(0)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('main iframe')).toHaveCount(0)
})

test('reviews that fail leave a readable page with a link', async ({ page, sandbox, expectProblem }) => {
  expectProblem(lost('/reviews.js'), 1)
  await sandbox.breakService('/reviews.js', 'error500')
  await page.goto('/testimonials')
  await page.mouse.move(200, 200)
  await expect(page.getByText('The review service did not answer.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /See All Reviews on Google/ })).toBeVisible()
})

test('the footer’s reviews load on request, on pages without their own reviews', async ({ page }) => {
  await openHydrated(page, '/about')
  await expect(page.locator('iframe')).toHaveCount(0)
  await showFooterReviews(page)
  await expect(framed(footerReviews(page)).getByText('Sandbox: reviews widget')).toBeVisible()
  await expect(footerReviews(page).getByText('No one is paid for a review')).toBeAttached()
  for (const path of ['/', '/contact', '/testimonials']) {
    await page.goto(path)
    await expect(footerReviews(page)).toHaveCount(0)
  }
})

/** On account pages the footer is folded. */
async function showReviewsOfAuth(page: Page) {
  await openHydrated(page, '/auth')
  await page.getByRole('contentinfo').getByText(footerFold).click()
  await showFooterReviews(page)
}

test('the reviews in the footer of /auth load without a layout shift', async ({ page }) => {
  await recordLayoutShifts(page)
  await showReviewsOfAuth(page)
  await expect(framed(footerReviews(page)).getByText('Sandbox: reviews widget')).toBeVisible()
  await expectNoLayoutShifts(page)
})

test.describe('reviews run in a frame that is isolated from the page', () => {
  const place = (page: Page) => footerReviews(page)
  const inFrame = (page: Page) => framed(footerReviews(page))

  test('/auth shows them in a frame without access to the page', async ({ page }) => {
    const asked: Record<string, string | undefined>[] = []
    page.on('request', request => {
      if (request.url().endsWith('/reviews.js')) asked.push(request.headers())
    })
    await showReviewsOfAuth(page)
    await expect(inFrame(page).getByText('Sandbox: reviews widget')).toBeVisible()
    await expect(place(page).getByRole('status')).toHaveCount(0)
    await expect(page.locator('script[data-integration]')).toHaveCount(0)
    const frame = page.frames().find(one => one.url().endsWith('/reviews-frame.html'))
    const seen = await frame?.evaluate(() => {
      const tryTo = (look: () => unknown) => {
        try {
          return look()
        } catch (error) {
          return error instanceof DOMException ? error.name : error
        }
      }
      return {
        origin: self.origin,
        referrer: document.referrer,
        page: tryTo(() => parent.document.title),
        address: tryTo(() => parent.location.href),
        cookies: tryTo(() => document.cookie),
        storage: tryTo(() => localStorage.length),
      }
    })
    const refused = 'SecurityError'
    expect(seen).toEqual({
      origin: 'null',
      referrer: '',
      page: refused,
      address: refused,
      cookies: refused,
      storage: refused,
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.referer ?? '').toBe('')
  })

  test('a blocked frame, which fires no event, is replaced by a link after ten seconds', async ({ page }) => {
    await page.route('**/reviews-frame.html', route => route.abort('blockedbyclient'))
    await page.clock.install()
    const isBlocked = page.waitForRequest('**/reviews-frame.html')
    await showReviewsOfAuth(page)
    // Or the time limit would end, and the frame with it, before anything was blocked.
    await isBlocked
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(place(page).getByText('The review service did not answer.')).toBeVisible({
        timeout: 500,
      })
    }).toPass()
  })

  test('their document is isolated when opened directly, too', async ({ page }) => {
    const answer = await page.goto('/reviews-frame.html')
    const headers = answer?.headers() ?? {}
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/,
    )
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    })
    await expect(page.getByText('Sandbox: reviews widget')).toBeVisible()
    expect(await page.evaluate(() => self.origin)).toBe('null')
  })
})

test('the frame grows with its content if nothing visible shifts, and scrolls otherwise', async ({
  page,
}) => {
  await recordLayoutShifts(page)
  await page.setViewportSize({ width: 360, height: 500 })
  await openHydrated(page, '/testimonials')
  const frame = page.locator('main iframe')
  const content = framed(page.getByRole('main'))
  await expect(content.getByText('Sandbox: reviews widget')).toBeVisible()
  const html = page.locator('html')
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      document.documentElement.dataset.reported = String(data)
    })
  })
  /** Resizes the content and waits until the page has been told, which takes until a part of the frame is in view. */
  async function resizeContent(height: number) {
    await content.locator('html').evaluate((element, height) => {
      element.style.height = `${height}px`
    }, height)
    await expect(html).toHaveAttribute('data-reported', String(height))
    await untilPainted(page)
  }
  /** Scrolls until an edge of the frame is so many pixels above the lower edge of the window. */
  const scrollTo = (edge: 'top' | 'bottom', above: number) =>
    frame.evaluate(
      (element, [edge, above]) =>
        scrollBy({ top: element.getBoundingClientRect()[edge] - innerHeight + above, behavior: 'instant' }),
      [edge, above] as const,
    )
  await scrollTo('top', 60)
  await resizeContent(900)
  await expect(frame).toHaveAttribute('height', '900')
  // With its lower edge in view, the text below must not move.
  await scrollTo('bottom', 80)
  await untilPainted(page)
  await resizeContent(1200)
  await expect(frame).toHaveAttribute('height', '900')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(frame).toHaveAttribute('height', '1200')
  await expectNoLayoutShifts(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every button works and no box is empty: phone, film and directions are plain links', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.getByText('Loading Contact form…')).toBeHidden()
    await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open the live map' })).toBeHidden()
    await expect(page.getByRole('link', { name: /Get directions/ })).toBeVisible()
    await page.goto('/services/microneedling-flower-mound-tx')
    await expect(page.getByRole('button', { name: /Play video/ })).toBeHidden()
    await expect(page.locator('noscript a[href$="/video"]')).toBeVisible()
  })
})

test('the film has a 16:9 box, before and while playing', async ({ page }) => {
  await page.goto('/services/microneedling-flower-mound-tx')
  const ratio = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    return box ? box.width / box.height : 0
  }
  expect(await ratio('.video-still')).toBeCloseTo(16 / 9, 1)
  await page.getByRole('button', { name: /Play video/ }).click()
  await expect(page.locator('iframe[src$="/video"]')).toBeVisible()
  expect(await ratio('iframe[src$="/video"]')).toBeCloseTo(16 / 9, 1)
})

test('on home, reviews load only on request', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(200, 200)
  await expect(page.locator('main iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show reviews' }).click()
  await expect(framed(page.getByRole('main')).getByText('Sandbox: reviews widget')).toBeVisible()
})

test('while the contact form loads, its box shows this and the phone number at every part', async ({
  page,
}) => {
  const release = await holdModules(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const box = page.locator('.form-frame')
  for (const part of [0, 0.3, 0.6]) {
    await box.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy({ top: top + height * share, behavior: 'instant' })
    }, part)
    await expect.soft(box.getByText('Loading Contact form…'), `${part}`).toBeInViewport()
    await expect.soft(box.getByRole('link', { name: clinic.phone.display }), `${part}`).toBeInViewport()
  }
  release()
})

test('the contact form is replaced by another way of contact when it is down', async ({
  page,
  sandbox,
  expectProblem,
}) => {
  expectProblem(lost('/contact-form'), 1)
  await sandbox.breakService('/contact-form', 'down')
  await openHydrated(page, '/contact')
  await page.locator('.form-frame').scrollIntoViewIfNeeded()
  await expect(
    page
      .locator('main')
      .getByText(/The form did not load\./)
      .first(),
  ).toBeVisible()
  await expect(page.locator('iframe[src$="/contact-form"]')).toHaveCount(0)
  // No void below the words.
  const box = await page.locator('.form-frame').boundingBox()
  expect(box?.height).toBeLessThan(200)
})
