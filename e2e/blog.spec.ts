// Only a browser shows the dialog of the search with its keys and focus, tabs that scroll, print, and history that goes back.
import type { Page } from '@playwright/test'
import { articles } from '../content/articles'
import { clinic } from '../content/facts/clinic'
import type { categories } from '../content/schema'
import { articleWords } from '../content/ui/blog'
import { header } from '../content/ui/layout'
import { openHydrated } from './support/hydration'
import { expect, test } from './support/test'

const countIn = (category: (typeof categories)[number]) =>
  articles.filter(({ meta }) => meta.category === category).length
const featuredMeta = articles.find(({ meta }) => 'featured' in meta && meta.featured)?.meta
if (!featuredMeta) throw new Error('No article is featured')
const rows = (page: Page) => page.getByRole('main').getByRole('article')

test('the filter shows one category, sets the URL, and the back button works', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, '/blog')
  const featured = page.getByText(featuredMeta.excerpt)
  await expect(featured).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Article categories' })
    .getByRole('link', { name: 'Peptide Therapy' })
    .click()
  await expect(page).toHaveURL('/blog?category=peptide')
  await expect(featured).toBeHidden()
  await expect(rows(page)).toHaveCount(countIn('peptide'))
  await expect(page.getByText(`Peptide Therapy: ${countIn('peptide')} articles`)).toBeAttached()
  await page.goBack()
  await expect(featured).toBeVisible()
  await expect(rows(page)).toHaveCount(articles.length)
})

test('the featured article is served once: its own block under All, a card in its category', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/blog')).text()
  const cards = html.match(/<article class="journal-row[^>]*>.*?<\/article>/gs) ?? []
  expect(cards).toHaveLength(articles.length)
  expect(cards.filter(card => card.includes(`"/blog/${featuredMeta.slug}"`))).toHaveLength(1)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/blog')
  const widthOf = async (card: string) => (await page.locator(card).boundingBox())?.width ?? 0
  expect(await widthOf('.featured')).toBeGreaterThan(1000)
  const figure = page.getByRole('figure').filter({ hasText: featuredMeta.hero?.heading ?? 'no figure' })
  await expect(figure).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Article categories' })
    .getByRole('link', { name: 'Hormone Optimization' })
    .click()
  await expect(rows(page)).toHaveCount(countIn('hormone'))
  expect(await widthOf('.featured')).toBeLessThan(420)
  await expect(figure).toBeHidden()
})

test('the header’s link to the listing leaves a category', async ({ page }) => {
  await openHydrated(page, '/blog')
  const tabs = page.getByRole('navigation', { name: 'Article categories' })
  await tabs.getByRole('link', { name: 'Peptide Therapy' }).click()
  await expect(rows(page)).toHaveCount(countIn('peptide'))
  await page
    .getByRole('navigation', { name: header.navigation, exact: true })
    .getByRole('link', { name: clinic.blogName })
    .click()
  await expect(page).toHaveURL('/blog')
  await expect(rows(page)).toHaveCount(articles.length)
  await expect(tabs.getByRole('link', { name: 'All Articles' })).toHaveAttribute('aria-current', 'true')
})

test('an article has its badge, date, time, contents, references both ways and closing block', async ({
  page,
}) => {
  await page.goto('/blog/prp-hair-restoration-men')
  await expect(page.getByText('PRP & Aesthetics').first()).toBeVisible()
  await expect(page.getByText('September 8, 2025').first()).toBeVisible()
  await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Reference 1' }).first().click()
  await expect(page).toHaveURL(/#ref-R5$/)
  await page.getByRole('link', { name: /Back to where reference 1 is cited/ }).click()
  await expect(page).toHaveURL(/#cite-R5$/)
  await expect(page.getByRole('main').locator('[data-variant]')).toHaveAttribute('data-variant', '3')
  await page.getByRole('link', { name: 'Back to All Articles' }).click()
  await expect(page).toHaveURL('/blog')
})

test('the closing block is (position modulo 3) plus 1; the second lists six service areas', async ({
  request,
}) => {
  for (const [slug, variant] of [
    ['low-testosterone-symptoms-men', '1'],
    ['semaglutide-weight-loss-glp1', '2'],
    ['peptides-for-men-energy-recovery', '3'],
    ['gut-health-hormones-connection', '1'],
  ] as const) {
    const html = await (await request.get(`/blog/${slug}`)).text()
    expect(html).toContain(`data-variant="${variant}"`)
    const [, closing = ''] = html.split(`data-variant="${variant}"`)
    const areas = closing.slice(0, closing.indexOf('</section>')).match(/href="\/services\/[^"]+"/g) ?? []
    expect(new Set(areas).size, slug).toBe(variant === '2' ? 6 : 0)
  }
})

test('search opens with Control K, finds while typing and opens the result', { tag: '@core' }, async ({
  page,
}) => {
  await openHydrated(page, '/about')
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('dialog', { name: 'Search' }).getByLabel('Search this site')
  await expect(box).toBeFocused()
  await box.fill('low t')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('link').first()).toContainText(
    'Low testosterone',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog/low-testosterone-symptoms-men')
})

test('Control K also opens search where its button is in the menu, and closing restores the page', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  for (const width of [360, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByLabel('Search this site')).toBeFocused()
    const box = await dialog.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByLabel('Search this site')).toHaveCount(0)
  }
})

test('search can be reopened immediately after it was closed', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('dialog', { name: 'Search' }).getByLabel('Search this site')
  await expect(field).toBeFocused()
  // Before the dialog's `close` event, which fires later.
  const closed = page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
        dialog?.addEventListener('close', () => setTimeout(resolve))
        dialog?.close()
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, metaKey: true }))
      }),
  )
  await closed
  await expect(field).toBeVisible()
})

test('the search control is a button that opens a dialog, also with Space', async ({ page }) => {
  await openHydrated(page, '/about')
  const control = page.getByRole('button', { name: 'Search' })
  await expect(control).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(control).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  await expect(control).toHaveAttribute('href', '/search')
  await control.press('Space')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('the dialog closes on Escape, even if its field handles the key', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByLabel('Search this site')
  await field.fill('low t')
  // As in Safari, where the field keeps Escape from the browser's dialog handling.
  await field.dispatchEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
  await expect(field).toHaveCount(0)
})

test('a result on the current page opens its question', async ({ page }) => {
  await openHydrated(page, '/faq')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByLabel('Search this site').fill('insurance')
  const hit = dialog.locator('a[href^="/faq#"]').first()
  const id = (await hit.getAttribute('href'))?.split('#')[1]
  await hit.click()
  await expect(page).toHaveURL(`/faq#${id}`)
  await expect(dialog).toBeHidden()
  await expect(page.locator(`details:has([id="${id}"]), details[id="${id}"]`)).toHaveAttribute('open', '')
})

test('neither the search library nor its index is requested before search is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, '/blog')
  await page.mouse.wheel(0, 2000)
  const before = asked.length
  expect(asked.filter(path => path === '/search-index.json')).toEqual([])
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByLabel('Search this site')).toBeFocused()
  await expect.poll(() => asked.filter(path => path === '/search-index.json')).toHaveLength(1)
  expect(asked.slice(before).some(path => path.endsWith('.js'))).toBe(true)
})

test.describe('search that fails to load', () => {
  test('opens the page that lists the sections', async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED .*\/_next\/static\/seal\/[\w/-]+\.js\)$/i)
    await openHydrated(page, '/about')
    await page.route(/\/_next\/static\/seal\/.*\.js$/, route => route.abort())
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('navigation', { name: 'Sections of this site' })).toBeVisible()
  })
})

test.describe('search without its index', () => {
  test('shows where to go on, in the dialog and on its page', async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED .*\/search-index\.json\)$/, 2)
    await page.route('**/search-index.json', route => route.abort())
    const words = 'Search is not working right now. Please use the menu.'
    await openHydrated(page, '/about')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toContainText(words)
    await page.goto('/search')
    await page.getByRole('main').getByLabel('Search this site').focus()
    await expect(page.getByText(words)).toBeVisible()
  })
})

test('/search follows its URL, also after Back', async ({ page }) => {
  await page.goto('/search?q=ozempic')
  const field = page.getByRole('main').getByLabel('Search this site')
  const first = page.getByRole('search').getByRole('link').first()
  await expect(first).toContainText('Do you prescribe Ozempic')
  await page.goto('/search?q=vermeulen')
  await expect(field).toHaveValue('vermeulen')
  await expect(first).toContainText('calculator')
  await page.goBack()
  await expect(field).toHaveValue('ozempic')
  await expect(first).toContainText('Do you prescribe Ozempic')
})

test('everything that search can find exists', async ({ request }) => {
  const { documents }: { documents: { href: string }[] } = await (
    await request.get('/search-index.json')
  ).json()
  expect(documents.length).toBeGreaterThan(80)
  const pages = new Map<string, string>()
  for (const { href } of documents) {
    const [path = '', id] = href.split('#')
    if (!pages.has(path)) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path).toBe(200)
      pages.set(path, await answer.text())
    }
    if (id) expect(pages.get(path), href).toContain(`id="${id}"`)
  }
})

test('an article prints its text, tables and reference URLs, without screen-only parts', async ({ page }) => {
  await page.goto('/blog/trt-and-heart-health')
  await page.getByText(/^\d+ references/).click()
  const screenOnly = [
    page.getByRole('navigation', { name: articleWords.contents }),
    page.getByRole('link', { name: articleWords.back }),
    page.getByRole('main').locator('[data-variant]'),
    page.getByRole('link', { name: /^Back to where reference/ }),
    page.getByRole('navigation', { name: header.navigation, exact: true }),
  ]
  for (const part of screenOnly) await expect(part.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  for (const part of screenOnly) await expect(part.first()).toBeHidden()
  const source = page.locator('#ref-T8').getByRole('link').first()
  await expect
    .poll(() => source.evaluate(link => getComputedStyle(link, '::after').content))
    .toContain('https://doi.org/10.1056/NEJMoa2215025')
})

test('on a phone a middle tab shows parts of its neighbors on both sides @phone-only', async ({ page }) => {
  await page.goto('/blog?category=peptide')
  await expect(page.getByRole('link', { name: 'Peptide Therapy', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  for (const neighbor of ['Medical Weight Loss', 'Functional Medicine'])
    await expect(
      page.getByRole('navigation', { name: 'Article categories' }).getByRole('link', { name: neighbor }),
    ).toBeInViewport({ ratio: 0.2 })
})

test('the selected tab stays visible when its text gets wider, as with a late font @phone-only', async ({
  page,
}) => {
  await openHydrated(page, '/blog?category=prp')
  const tabs = page.getByRole('navigation', { name: 'Article categories' })
  const chosen = tabs.locator('[aria-current]')
  await expect(chosen).toBeInViewport({ ratio: 0.99 })
  await tabs.evaluate(strip => {
    strip.style.letterSpacing = '0.4em'
  })
  await expect(chosen).toBeInViewport({ ratio: 0.99 })
})

test('articles that have a figure of their own open with it, without their key figure', async ({ page }) => {
  for (const { meta } of articles) {
    if (!meta.hero) continue
    await page.goto(`/blog/${meta.slug}`)
    await expect(page.getByRole('figure').getByText(meta.hero.caption)).toBeVisible()
    await expect(page.locator('.article-grid > figure')).toHaveCount(1)
  }
})
