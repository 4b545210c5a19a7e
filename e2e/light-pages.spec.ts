// Only a browser shows which scripts a page loads, and that nothing pressed or typed before they are there is lost.
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { articlePath, questionsPath, routes, servicePaths } from '../lib/routes'
import { hydrates } from '../lib/security/areas'
import { allRoutes } from '../lib/site/is-route'
import { isTemplate } from '../tools/audit/browser/templates'
import { isSealed } from '../tools/audit/built-routes'
import { addresses } from './support/addresses'
import { holdModules, holdRequests, untilPainted } from './support/hydration'
import { expect, test } from './support/test'

test.skip(!isSealed(), 'the build is not sealed')
test.use({ fullBrowser: true })

const contentPages = allRoutes.filter(path => !hydrates(path))
/** Beside the template of their kind: a service with a film, a page of questions, an article without a checklist. */
const others = [
  servicePaths.microneedling,
  questionsPath('testosterone-replacement-therapy'),
  articlePath('trt-and-heart-health'),
]
const ofOwnKind: readonly string[] = [...Object.values(routes), ...others]
const mostBytes = 12 * 1024
/** Only in React's code. */
const react = 'Minified React error'

type Script = { file: string; bytes: number; hasReact: boolean }

/** Our scripts that the page has loaded so far. A page that is left keeps its own. */
function scriptsOf(page: Page) {
  const loading: Promise<Script>[] = []
  page.on('response', answer => {
    if (answer.request().resourceType() !== 'script' && !answer.url().endsWith('.js')) return
    if (!answer.url().startsWith(addresses.site)) return
    loading.push(
      answer.body().then(
        body => ({
          file: new URL(answer.url()).pathname,
          bytes: brotliCompressSync(body).length,
          hasReact: body.includes(react),
        }),
        () => ({ file: answer.url(), bytes: 0, hasReact: false }),
      ),
    )
  })
  return () => Promise.all(loading)
}

/** Our scripts and pages are there; a film or a form of another company may go on loading. */
async function untilLoaded(page: Page) {
  const isLoading = () =>
    page.evaluate(async origin => {
      await new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))
      const ours = () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin)).length
      const before = ours()
      await new Promise(resolve => setTimeout(resolve, 700))
      return ours() !== before
    }, addresses.site)
  await expect.poll(isLoading).toBe(false)
}

const untilReady = (page: Page) => expect(page.locator('html[data-app="ready"]')).toBeAttached()

/** Reads, scrolls, points, opens and links, as far as the page offers it. */
async function use(page: Page, isPhone: boolean) {
  await untilReady(page)
  await page.mouse.move(200, 200)
  await page.mouse.move(300, 260)
  if (isPhone) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').getByRole('button', { name: 'Close' }).click()
  } else {
    await page.getByRole('button', { name: 'Services' }).click()
    await page.keyboard.press('Escape')
  }
  for (const control of ['main summary', 'main .open-all', 'main :is(.video-still, .location-foot) button']) {
    const first = page.locator(control).locator('visible=true').first()
    if ((await first.count()) > 0) await first.click()
  }
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(resolve => setTimeout(resolve, 30))
    }
  })
  await untilPainted(page)
}

const isKind = (path: string) => isTemplate({ path, kind: 'page' })

async function readsWithoutReact({ page, isMobile }: { page: Page; isMobile: boolean }, path: string) {
  const scripts = scriptsOf(page)
  await page.goto(path)
  await use(page, isMobile)
  // The last are loaded in view of the footer.
  await untilLoaded(page)
  const loaded = await scripts()
  expect(loaded.filter(({ hasReact }) => hasReact)).toEqual([])
  const bytes = loaded.reduce((sum, script) => sum + script.bytes, 0)
  expect(bytes, JSON.stringify(loaded)).toBeLessThanOrEqual(mostBytes)
  expect(bytes).toBeGreaterThan(1000)
  // Each of them is named by what it is for.
  expect(loaded.map(({ file }) => file).filter(file => file.includes('/chunks/'))).toEqual([])
  const other = page.locator('footer a[rel="alternate"]').first()
  if ((await other.count()) === 0) return
  await other.click()
  await untilReady(page)
  expect((await scripts()).filter(({ hasReact }) => hasReact)).toEqual([])
}

for (const path of contentPages) {
  const name = `${path} loads no React for being read, scrolled and opened`
  // A wide screen differs by the kind of page.
  const tag = isKind(path) ? ['@phone'] : ['@phone-only', ...(ofOwnKind.includes(path) ? [] : ['@all'])]
  test(name, { tag }, ({ page, isMobile }) => readsWithoutReact({ page, isMobile }, path))
  if (!isKind(path))
    test(`${name}, wide`, { tag: '@all' }, ({ page, isMobile }) =>
      readsWithoutReact({ page, isMobile }, path),
    )
}

test('the shared modules are at most 6 KB', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/privacy-policy')
  await untilReady(page)
  const [shared] = (await scripts()).filter(({ file }) => file.endsWith('/modules.js'))
  expect(shared?.bytes).toBeLessThanOrEqual(6 * 1024)
})

test.describe('React loads when a component is first used, and not before:', () => {
  const uses: readonly [string, string, (page: Page) => Promise<unknown>][] = [
    ['the search window', '/about', page => page.keyboard.press('ControlOrMeta+k')],
    ['the search of its page', '/search', page => page.locator('#search-field').fill('ozempic')],
    ['the start questions', '/start', page => page.locator('.start-option').first().click()],
    ['the search of the questions', '/faq', page => page.locator('#faq-field').fill('insurance')],
    [
      'the guide popup',
      '/about',
      async page => {
        await page.mouse.move(400, 10)
        await page.evaluate(() =>
          document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
        )
      },
    ],
  ]
  for (const [name, path, act] of uses)
    test(name, async ({ page }) => {
      const scripts = scriptsOf(page)
      await page.goto(path)
      await untilReady(page)
      await untilLoaded(page)
      expect((await scripts()).filter(({ hasReact }) => hasReact)).toEqual([])
      await act(page)
      await expect.poll(async () => (await scripts()).some(({ hasReact }) => hasReact)).toBe(true)
      await untilLoaded(page)
      const bytes = (await scripts()).reduce((sum, script) => sum + script.bytes, 0)
      // What hydration took at the first move of a pointer.
      expect(bytes).toBeLessThan(141_457)
    })
})

test.describe('before the modules are there', () => {
  test('the first tap opens the menu @phone-only', async ({ page }) => {
    await holdModules(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
  })

  test('a pressed button acts once they are', async ({ page }) => {
    const release = await holdModules(page)
    await page.goto('/contact')
    await page.getByRole('button', { name: /map/i }).click()
    release()
    await expect(page.locator('iframe.h-full[src$="/map"]')).toBeVisible()
  })

  test('Control K opens the search once they are, and what was typed meanwhile is in its field', async ({
    page,
  }) => {
    const releaseModules = await holdModules(page)
    const releaseDialog = await holdRequests(page, '**/seal/*/search-dialog.js')
    await page.goto('/about')
    await page.keyboard.press('ControlOrMeta+k')
    releaseModules()
    await untilReady(page)
    await page.keyboard.type('ozempic')
    releaseDialog()
    const field = page.getByRole('dialog', { name: 'Search' }).getByLabel('Search this site')
    await expect(field).toHaveValue('ozempic')
    await expect(field).toBeFocused()
  })

  for (const address of ['/search', '/search?q=hair'])
    test(`text typed and sent on ${address} is searched`, async ({ page }) => {
      const release = await holdModules(page)
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('#search-field').fill('ozempic')
      await page.locator('#search-field').press('Enter')
      release()
      await expect(page).toHaveURL('/search?q=ozempic')
      await expect(page.locator('#search-field-results a').first()).toContainText('Do you prescribe Ozempic')
    })

  test('letters typed while they load stay, and are searched', async ({ page }) => {
    const release = await holdModules(page)
    await page.goto('/faq', { waitUntil: 'commit' })
    await page.locator('#faq-field').click()
    await page.keyboard.type('insu')
    release()
    await untilReady(page)
    await page.keyboard.type('rance')
    await expect(page.locator('#faq-field')).toHaveValue('insurance')
    await expect(page.getByRole('status').filter({ hasText: /insurance/ })).toBeVisible()
  })

  test('an answer chosen before the questions are a component counts', async ({ page }) => {
    const release = await holdRequests(page, '**/seal/*/start-router.js')
    await page.goto('/start')
    await untilReady(page)
    await page.locator('.start-option').first().click()
    release()
    await expect(page.locator('.start fieldset').nth(1)).toBeEnabled()
    await expect(page.locator('.start fieldset').first().getByRole('radio').first()).toBeChecked()
  })
})

test('without the modules, links, folds and filters work', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED .*\/modules\.js/)
  await page.route('**/modules.js*', route => route.abort())
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed', { timeout: 15_000 })
  await page.locator('a[href*="category="]').locator('visible=true').first().click()
  await expect(page).toHaveURL(/category=/)
})

test('a signed-in visitor gets the auth client after the first paint, without React', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'sb-localhost-auth-token', value: 'base64-e30', url: addresses.site }])
  const scripts = scriptsOf(page)
  await page.goto('/about')
  await untilReady(page)
  await expect.poll(async () => (await scripts()).map(({ file }) => file).join()).toContain('/user-menu.js')
  await untilLoaded(page)
  expect((await scripts()).filter(({ hasReact }) => hasReact)).toEqual([])
})
