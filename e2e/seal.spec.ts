import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { articles } from '../content/articles'
import { notice } from '../content/facts/notice'
import { isSealed } from '../scripts/audit/built-routes'
import { addresses } from './support/addresses'
import {
  expectNoLayoutShifts,
  holdHydration,
  holdRequests,
  openHydrated,
  recordLayoutShifts,
  untilHydrated,
  untilPainted,
} from './support/hydration'
import { expect, test } from './support/test'

// These tests do not apply to an unsealed build.
test.skip(!isSealed(), 'the build is not sealed')
// Many ask whether a page hydrates.
test.use({ fullBrowser: true })

const peptideArticles = articles.filter(({ meta }) => meta.category === 'peptide').length

async function saveData(page: Page) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

for (const path of ['/', '/es', '/pt'])
  test(`the boot script of ${path} is at most 1.5 KB`, async ({ request }) => {
    const page = await (await request.get(path)).text()
    const [, address = ''] = /src="([^"]*\/boot-[^"]*)"/.exec(page) ?? []
    const script = await (await request.get(address)).body()
    expect(script.length).toBeGreaterThan(1000)
    // A notice, which may come at any hour, adds the lines that end it.
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1536 + (notice ? 48 : 0))
  })

/** Blocks the hydration files until the returned function is called. */
async function blockHydration(page: Page): Promise<() => Promise<void>> {
  await page.route('**/_next/static/chunks/*.js', route => route.abort())
  return () => page.unroute('**/_next/static/chunks/*.js')
}

/** Stops the page's timers until `page.clock.runFor` advances them. Call it before opening the page. */
async function stopClock(page: Page) {
  await page.clock.install({ time: '2026-11-23T17:59:00Z' })
  await page.clock.pauseAt('2026-11-23T18:00:00Z')
}

/** Resolves after all requests that the page made before this call were sent. */
const roundTrip = (page: Page) => page.evaluate(() => fetch('/robots.txt').then(answer => answer.status))

const untilFirstPaint = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)

const appState = (page: Page) => page.evaluate(() => document.documentElement.dataset.app)

function chunksOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/_next/static/chunks/')) urls.push(request.url())
  })
  return urls
}

test('a visitor without a session is redirected from the account page before hydration', async ({ page }) => {
  const app: string[] = []
  page.on('request', request => {
    // The Referer shows which page sent a request, also after a navigation.
    const from = request.headers().referer ?? ''
    if (request.url().includes('/_next/static/chunks/') && new URL(from).pathname === '/account')
      app.push(request.url())
  })
  await page.goto('/account')
  await page.waitForURL('/auth?next=%2Faccount')
  await untilHydrated(page)
  expect(app).toEqual([])
})

test.describe('before hydration', () => {
  test('the first tap opens the menu @phone-only', async ({ page }) => {
    await holdHydration(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    expect(await appState(page)).not.toBe('ready')
  })

  test('the first tap opens a question', async ({ page }) => {
    await holdHydration(page)
    await page.goto('/faq', { waitUntil: 'commit' })
    const question = page.locator('main details').nth(1)
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open', '')
    expect(await appState(page)).not.toBe('ready')
  })

  test('the first tap on a filter is replayed after hydration, without a new page', async ({ page }) => {
    const release = await holdHydration(page)
    await page.goto('/blog', { waitUntil: 'load' })
    await page.evaluate(() => {
      document.documentElement.dataset.document = 'first'
    })
    await page.locator('nav a[href="/blog?category=peptide"]').click()
    expect(await appState(page)).not.toBe('ready')
    release()
    await expect(page).toHaveURL('/blog?category=peptide')
    await expect(page.locator('.journal-row:visible')).toHaveCount(peptideArticles)
    await expect(page.locator('html')).toHaveAttribute('data-document', 'first')
  })

  for (const address of ['/search', '/search?q=hair'])
    test(`text typed and submitted on ${address} is still there after hydration`, async ({ page }) => {
      const release = await holdHydration(page)
      await page.goto(address, { waitUntil: 'commit' })
      const field = page.locator('#search-field')
      await field.fill('ozempic')
      await field.press('Enter')
      expect(await appState(page)).not.toBe('ready')
      release()
      await untilHydrated(page)
      const first = page.locator('#search-field-results a').first()
      await expect(first).toContainText('Semaglutide')
      await expect(first).toBeFocused()
      await expect(field).toHaveValue('ozempic')
      expect(page.url()).toBe(`${addresses.site}${address}`)
    })

  test('a tap on a button that needs hydration is replayed afterwards', async ({ page }) => {
    const release = await holdHydration(page)
    await page.goto('/contact', { waitUntil: 'load' })
    await page.getByRole('button', { name: /map/i }).click()
    expect(await appState(page)).not.toBe('ready')
    release()
    await expect(page.locator('iframe.h-full[src$="/map"]')).toBeVisible()
  })
})

test('a form appears with the boot script, and submitted at once it is validated and keeps its text', async ({
  page,
}) => {
  const releaseBoot = await holdRequests(page, '**/seal/boot-*.js')
  const releaseHydration = await holdHydration(page)
  await page.addInitScript(() => {
    function sendAtOnce() {
      const form = document.querySelector('#guide-email')?.closest('form')
      const name = document.querySelector('#guide-first-name')
      if (!form || !(name instanceof HTMLInputElement)) return void requestAnimationFrame(sendAtOnce)
      name.value = 'Sam'
      name.dispatchEvent(new InputEvent('input', { bubbles: true }))
      form.requestSubmit()
      document.documentElement.dataset.sentAt = document.documentElement.dataset.app ?? 'before hydration'
    }
    requestAnimationFrame(sendAtOnce)
  })
  await page.goto('/', { waitUntil: 'commit' })
  // Without the script, what is above the form is painted, and there is no form to submit.
  await untilFirstPaint(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
  releaseBoot()
  await expect(page.locator('html')).toHaveAttribute('data-sent-at', 'before hydration')
  releaseHydration()
  await untilHydrated(page)
  // The browser has stopped that one itself, for want of an address.
  await expect(page.locator('#guide-first-name')).toHaveValue('Sam')
  await page
    .locator('form', { has: page.locator('#guide-email') })
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page.locator('#guide-email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#guide-first-name')).toHaveValue('Sam')
  expect(page.url()).toBe(`${addresses.site}/`)
})

test.describe('hydration files that fail to load', () => {
  // Every file several times.
  test.beforeEach(({ expectProblem }) => expectProblem(/ERR_FAILED .*\/_next\/static\/chunks\//))

  test('a password is not sent: the page reports the failure, and a second submit loads the missing files', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/auth\/v1\/token/, 1)
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const failures = new Map<string, number>()
    page.on('requestfailed', request => {
      // The bundler's runtime is only asked for when all others are there.
      if (request.resourceType() !== 'script' || request.url().includes('/turbopack-')) return
      failures.set(request.url(), (failures.get(request.url()) ?? 0) + 1)
    })
    /** Every file was requested once and retried twice in each round. */
    const outOfRetries = (rounds: number) => () =>
      failures.size > 0 && [...failures.values()].every(count => count === 3 * rounds)
    const release = await blockHydration(page)
    await page.goto('/auth')
    const form = page.locator('main form')
    await page.getByLabel('Email').fill('nobody@mail.example')
    await page.locator('#password').fill('a wrong password 123')
    await form.getByRole('button', { name: 'Sign In' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'did not load' })
    await expect(notice).toBeVisible({ timeout: 15_000 })
    // Every file that runs out of retries shows the notice, and the last one may fail after the first.
    await expect.poll(outOfRetries(1), { timeout: 15_000 }).toBe(true)
    await form.getByRole('button', { name: 'Sign In' }).click()
    await expect(notice).toBeHidden()
    await expect(notice).toBeVisible({ timeout: 15_000 })
    await expect.poll(outOfRetries(2), { timeout: 15_000 }).toBe(true)
    await release()
    await form.getByRole('button', { name: 'Sign In' }).click()
    await expect.poll(() => appState(page), { timeout: 15_000 }).toBe('ready')
    await expect.poll(() => sent).toEqual(['/auth/v1/token'])
    await expect(notice).toBeHidden()
    await expect(page.locator('#email')).toHaveValue('nobody@mail.example')
    expect(page.url()).toBe(`${addresses.site}/auth`)
  })

  test('a fragment link works with other parameters in the URL', async ({ page }) => {
    await blockHydration(page)
    await page.goto('/blog/trt-and-heart-health?utm_source=letter')
    await page.getByRole('link', { name: 'Reference 1' }).first().click()
    await expect(page).toHaveURL(/letter#ref-/)
  })

  test('native controls keep working', async ({ page }) => {
    await blockHydration(page)
    await page.goto('/blog')
    await page.mouse.move(200, 200)
    await expect.poll(() => appState(page), { timeout: 15_000 }).toBe('failed')
    await page.locator('a[href*="category="]').locator('visible=true').first().click()
    await expect(page).toHaveURL(/category=/)
  })
})

test.describe('sign-in', () => {
  test('credentials submitted before hydration are sent by the hydrated form, and never in the URL', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/auth\/v1\/token/, 1)
    const release = await holdHydration(page)
    const addressesSeen: string[] = []
    page.on('framenavigated', frame => addressesSeen.push(frame.url()))
    const answer = page.waitForResponse(/\/auth\/v1\/token/)
    await page.goto('/auth', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('nobody@mail.example')
    await page.locator('#password').fill('a wrong password 123')
    await page.locator('#password').press('Enter')
    expect(await appState(page)).not.toBe('ready')
    release()
    expect((await answer).request().postDataJSON()).toMatchObject({
      email: 'nobody@mail.example',
      password: 'a wrong password 123',
    })
    await expect(page.locator('#email')).toHaveValue('nobody@mail.example')
    expect([...new Set(addressesSeen)]).toEqual([`${addresses.site}/auth`])
  })
})

test('typing continues during hydration, and no letter is lost', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.locator('#guide-email')
  await field.click()
  await page.keyboard.type('a.long.address')
  expect(await appState(page)).not.toBe('ready')
  release()
  await page.keyboard.type('.of.a.patient')
  await untilHydrated(page)
  await page.keyboard.type('@mail.example')
  await expect(field).toHaveValue('a.long.address.of.a.patient@mail.example')
})

for (const [moment, next] of [
  ['stays in the address', undefined],
  ['gives way to one that is followed as hydration ends', 0],
  ['gives way to one that is followed right after', 1],
] as const)
  test(`a fragment followed during hydration ${moment}`, async ({ page }) => {
    await page.addInitScript(turns => {
      // The critical moment: between the router's first read of the URL and its first write.
      let current = history.replaceState.bind(history)
      Object.defineProperty(history, 'replaceState', {
        get() {
          const write = current
          return (...args: Parameters<typeof write>) => {
            if (document.documentElement.dataset.app === 'loading') location.hash = 'ref-R5'
            write(...args)
          }
        },
        set(write: typeof current) {
          current = write
        },
      })
      if (turns === undefined) return
      const follow = () => {
        location.hash = 'cite-R5'
      }
      new MutationObserver(() => {
        if (document.documentElement.dataset.app === 'ready') turns === 0 ? follow() : setTimeout(follow)
      }).observe(document, { attributes: true, attributeFilter: ['data-app'], subtree: true })
    }, next)
    await openHydrated(page, '/blog/prp-hair-restoration-men')
    const hash = () => new URL(page.url()).hash
    const expected = next === undefined ? '#ref-R5' : '#cite-R5'
    await expect.poll(hash).toBe(expected)
    // If the router writes the URL, it does so with its next render.
    await untilPainted(page)
    await untilPainted(page)
    expect(hash()).toBe(expected)
  })

test('hydration waits for its stylesheets, so that nothing shifts when they are late', async ({ page }) => {
  // During opening hours, hydration adds a dot before the hours.
  await page.clock.setFixedTime('2026-11-23T18:00:00Z')
  await recordLayoutShifts(page)
  const release = await holdRequests(page, '**/*.css')
  const pending = new Set<string>()
  let fetched = 0
  page.on('request', request => {
    if (request.url().endsWith('.js')) pending.add(request.url())
  })
  page.on('requestfinished', request => {
    if (pending.delete(request.url())) fetched += 1
  })
  const styles = page.waitForRequest('**/*.css')
  await page.goto('/about')
  await page.mouse.move(200, 200)
  await styles
  // All other hydration files are loaded.
  await expect.poll(() => fetched > 3 && pending.size === 0).toBe(true)
  await untilPainted(page)
  expect(await appState(page)).toBe('loading')
  release()
  await untilHydrated(page)
  await expect(page.getByRole('banner').getByText('Open now until 5 PM')).toBeVisible()
  await expectNoLayoutShifts(page)
})

test.describe('a stylesheet that fails to load', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/ERR_FAILED .*\.css\)$/, 1))

  test('does not block hydration', async ({ page }) => {
    await page.route('**/*.css', route => route.abort())
    await openHydrated(page, '/about')
    await expect(page.getByRole('banner').getByText(/^(Open now|Closed)/)).toBeVisible()
  })
})

test('with Save-Data no hydration file is loaded until the first input', async ({ page }) => {
  await saveData(page)
  const chunks = chunksOf(page)
  await stopClock(page)
  await page.goto('/')
  await page.clock.runFor(60_000)
  await roundTrip(page)
  expect(chunks).toEqual([])
  expect(await appState(page)).toBeUndefined()
  await page.clock.resume()
  await page.mouse.move(200, 200)
  await expect.poll(() => appState(page)).toBe('ready')
  expect(chunks.length).toBeGreaterThan(3)
})

test('on a good connection the page hydrates by itself after it has been idle for a while', async ({
  page,
}) => {
  const chunks = chunksOf(page)
  await stopClock(page)
  await page.goto('/')
  await page.clock.runFor(3000)
  await roundTrip(page)
  expect(chunks).toEqual([])
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect.poll(() => appState(page), { timeout: 10_000 }).toBe('ready')
})

test.describe('a browser like Safari, without the Network Information API and requestIdleCallback', () => {
  const tellNothing = () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
    Reflect.deleteProperty(Navigator.prototype, 'connection')
  }
  test.beforeEach(({ page }) => page.addInitScript(tellNothing))

  test('hydrates an application page by itself', async ({ page }) => {
    await page.goto('/search?q=testosterone')
    await expect.poll(() => appState(page)).toBe('ready')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /testosterone/i })
        .first(),
    ).toBeVisible()
  })

  test('loads the hydration files of /auth', async ({ page }) => {
    const chunks = chunksOf(page)
    await page.goto('/auth')
    await expect.poll(() => chunks.length).toBeGreaterThan(3)
  })

  test('waits for the first input on other connections', async ({ page }) => {
    const chunks = chunksOf(page)
    await stopClock(page)
    // The fake clock adds requestIdleCallback.
    await page.addInitScript(tellNothing)
    await page.goto('/')
    await page.clock.runFor(60_000)
    await roundTrip(page)
    expect(chunks).toEqual([])
    await page.clock.resume()
    await page.mouse.move(200, 200)
    await expect.poll(() => appState(page)).toBe('ready')
  })
})

test('the parameters of a mailed link hydrate the page at once', async ({ page }) => {
  await saveData(page)
  await page.goto('/about?error=access_denied&error_code=otp_expired')
  await expect(page).toHaveURL(/\/auth\/confirm/)
  await expect.poll(() => appState(page)).toBe('ready')
})

test('a session cookie hydrates the page at once', async ({ page, context }) => {
  await saveData(page)
  await stopClock(page)
  await page.goto('/about')
  await page.clock.runFor(10_000)
  expect(await appState(page)).toBeUndefined()
  await page.clock.resume()
  await context.addCookies([{ name: 'sb-elsewhere-auth-token', value: 'base64-e30', url: addresses.site }])
  await page.goto('/about')
  await expect.poll(() => appState(page)).toBe('ready')
})

test('with Trusted Types on, a page with its own chunks hydrates', async ({ page }) => {
  const chunks = chunksOf(page)
  await openHydrated(page, '/about')
  const ofOthers = new Set(chunks)
  const answer = await page.goto('/blog')
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await untilHydrated(page)
  expect(chunks.some(url => !ofOthers.has(url))).toBe(true)
})

test.describe('attacks', () => {
  test('the policy blocks a foreign script, markup from text and an inline script', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/'TrustedScriptURL' assignment/, 1)
    expectProblem(/'TrustedHTML' assignment/, 1)
    expectProblem(/'TrustedScript' assignment/, 1)
    await page.goto('/')
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => void) => {
        try {
          work()
          return 'allowed'
        } catch (error) {
          return error instanceof TypeError ? 'blocked' : String(error)
        }
      }
      const foreign = document.createElement('script')
      return [
        attempt(() => Object.assign(foreign, { src: 'https://elsewhere.example/x.js' })),
        attempt(() =>
          Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
        ),
        attempt(() => Object.assign(document.createElement('script'), { text: 'alert(1)' })),
      ]
    })
    expect(outcomes).toEqual(['blocked', 'blocked', 'blocked'])
  })
})

test.describe('appearance', () => {
  for (const [path, where, tag] of [
    ['/', '@phone', []],
    ['/contact', '@phone', []],
    ['/faq', '', []],
    ['/no-such-page', '', []],
    ['/faq', '@phone-only', ['@all']],
    ['/no-such-page', '@phone-only', ['@all']],
  ] as const) {
    test(`the inlined rules of ${path} style every element like the whole stylesheet ${where}`, {
      tag: [...tag],
    }, async ({ page, expectProblem }) => {
      if (path === '/no-such-page') expectProblem(/status of 404 .*\/no-such-page\)$/, 2)
      await saveData(page)
      await page.goto(path)
      const different = await page.evaluate(async () => {
        // Unused custom properties are removed on purpose.
        const names = [...getComputedStyle(document.body)].filter(name => !name.startsWith('--'))
        const styleOf = (element: Element, pseudo: string | null) => {
          const style = getComputedStyle(element, pseudo)
          return names.map(name => style.getPropertyValue(name)).join('|')
        }
        const looks = () =>
          [...document.querySelectorAll('body, body *')].map(element =>
            [null, '::before', '::after'].map(pseudo => styleOf(element, pseudo)).join('#'),
          )
        // Elements that are laid out later have no style yet.
        await Promise.all(document.getAnimations().map(({ finished }) => finished))
        const before = looks()
        const textOf = async (address: string) => (await fetch(address)).text()
        const served = await textOf(location.href)
        // The boot script names the shared stylesheets, the page its own ones.
        const boot = await textOf(/src="([^"]*\/boot-[^"]*)"/.exec(served)?.[1] ?? '')
        const files = (boot + served).match(/chunks\/[\w.~-]+\.css/g)
        if (!files) throw new Error('The page names no stylesheet.')
        for (const file of files) {
          const link = Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            href: `/_next/static/${file}`,
          })
          const loaded = new Promise(resolve => link.addEventListener('load', resolve))
          document.head.append(link)
          await loaded
        }
        const after = looks()
        const elements = [...document.querySelectorAll('body, body *')]
        return elements
          .filter((_, index) => before[index] !== after[index])
          .map(element => element.outerHTML.slice(0, 120))
      })
      expect(different).toEqual([])
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('text, disclosures and links work', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const question = page.locator('main details').nth(1)
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open', '')
    await page.locator('a[href="/about"]').locator('visible=true').first().click()
    await expect(page).toHaveURL('/about')
  })
})

for (const path of ['/', '/thank-you'])
  test(`fonts that arrive after the first paint of ${path} stay unused when it hydrates`, async ({
    page,
  }) => {
    await recordLayoutShifts(page)
    const release = await holdRequests(page, '**/*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await untilFirstPaint(page)
    release()
    await page.waitForLoadState()
    await page.mouse.move(200, 200)
    await untilHydrated(page)
    await expectNoLayoutShifts(page)
  })

// Pages with a stylesheet of their own.
for (const path of ['/faq', '/blog', '/blog/trt-and-heart-health'])
  test(`nothing on ${path} moves while one of its stylesheets is late`, {
    tag: '@firefox',
  }, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const requested: string[] = []
    await page.route('**/*.css', async route => {
      if (requested.push(route.request().url()) > 1) await released
      await route.continue()
    })
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length,
      )
    const placesOf = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].map(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.tagName, x, y, width, height].join(' ')
        }),
      )
    await page.goto(path)
    await untilPainted(page)
    // Sections below the first screen get their real size shortly after the first frame.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('main > *, .article-main > *')].some(
            element => getComputedStyle(element).contentVisibility === 'auto',
          ),
        ),
      )
      .toBe(false)
    await untilPainted(page)
    const before = await placesOf()
    await page.keyboard.press('Shift')
    await expect.poll(loaded).toBe(1)
    await expect.poll(() => requested.length).toBe(2)
    await untilPainted(page)
    expect(await placesOf()).toEqual(before)
    release()
    await untilHydrated(page)
  })

/** Serves the site with the first part of each page's `main` sent tag by tag, as a browser on a busy phone parses it. */
async function serveSlowly() {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', addresses.site))
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const html = type.startsWith('text/html') ? body.toString() : ''
    const main = html.indexOf('<main')
    if (main > 0) {
      response.write(html.slice(0, main))
      for (const part of html.slice(main, main + 9000).split(/(?<=<\/\w+>)/)) {
        response.write(part)
        await wait(10)
      }
    }
    response.end(main > 0 ? html.slice(main + 9000) : body)
  })
  await once(server.listen(0), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() }
}

test.describe('sent tag by tag', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/^request to another host: http:\/\/localhost:/))

  for (const width of [375, 1280])
    for (const path of [
      '/',
      '/services',
      '/services/testosterone-replacement-therapy-flower-mound-tx',
      '/blog',
      '/blog/trt-and-heart-health',
      '/contact',
      '/prices',
    ])
      test(`the first screen of ${path} does not move, ${width} px`, {
        tag: (width === 375 ? ['/', '/prices'] : ['/blog/trt-and-heart-health', '/contact']).includes(path)
          ? []
          : ['@all'],
      }, async ({ page }) => {
        const { origin, stop } = await serveSlowly()
        try {
          await page.setViewportSize({ width, height: 812 })
          await saveData(page)
          await recordLayoutShifts(page)
          await page.goto(origin + path)
          await expectNoLayoutShifts(page)
        } finally {
          stop()
        }
      })
})

test.describe('half parsed', () => {
  // Without web fonts, as below.
  test.beforeEach(({ expectProblem }) => expectProblem(/ERR_FAILED .*\.woff2\)$/))

  test('the password of /auth does not move when the words of the link above it arrive', async ({
    page,
    request,
  }) => {
    await holdHydration(page)
    await page.route('**/*.woff2', route => route.abort())
    const html = await (await request.get('/auth')).text()
    const link = /<div class="field-beside"><a[^>]*>/.exec(html)
    if (!link) throw new Error('There is no link beside a label.')
    let body = html
    await page.route('/auth', route => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    await page.goto('/auth')
    const password = page.locator('input[type="password"]').first()
    const whole = await password.boundingBox()
    expect(whole).not.toBeNull()
    body = html.slice(0, link.index + link[0].length)
    await page.goto('/auth')
    expect(await password.boundingBox()).toEqual(whole)
  })
})

for (const [how, events] of [
  ['that the browser restored', []],
  ['that was chosen before hydration', ['input', 'change']],
] as const)
  test(`the calculator uses a unit ${how}`, async ({ page }) => {
    await page.goto('/resources/free-testosterone-calculator')
    await page.evaluate(types => {
      const put = (selector: string, value: string) => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
        if (!field) return
        field.value = value
        for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
      put('#calc-total', '18')
      put('#calc-shbg', '40')
      put('.calc-form select', 'nmol/L')
    }, events)
    await page.mouse.move(200, 200)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByLabel('Total testosterone', { exact: true })).toHaveValue('18')
    await expect(page.getByText(/^519(\.\d+)?\sng\/dL total, 40\snmol\/L SHBG/)).toBeVisible()
  })
