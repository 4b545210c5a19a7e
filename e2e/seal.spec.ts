// Only a browser shows hydration: when it starts, what is kept of earlier input, what moves, and what the policy refuses.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { notice } from '../content/facts/notice'
import { isSealed } from '../tools/audit/built-routes'
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

const calculator = '/resources/free-testosterone-calculator'

async function saveData(page: Page) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

for (const path of ['/', '/es', '/pt'])
  test(`the script of ${path} is at most 1.5 KB`, async ({ request }) => {
    const page = await (await request.get(path)).text()
    const [, address = ''] = /src="([^"]*\/start-[^"]*)"/.exec(page) ?? []
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
    await openHydrated(page, calculator)
    const hash = () => new URL(page.url()).hash
    const expected = next === undefined ? '#ref-R5' : '#cite-R5'
    await expect.poll(hash).toBe(expected)
    // If the router writes the URL, it does so with its next render.
    await untilPainted(page)
    await untilPainted(page)
    expect(hash()).toBe(expected)
    // From then on the page's own code may remove it.
    await expect(async () => {
      await page.evaluate(() => history.replaceState(history.state, '', location.pathname))
      expect(hash()).toBe('')
    }).toPass()
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
  await page.goto(calculator)
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
    await openHydrated(page, '/auth')
    await expect(page.getByRole('banner').getByText(/^(Open now|Closed)/)).toBeVisible()
  })
})

test.describe('a browser like Safari, without the Network Information API and requestIdleCallback', () => {
  const tellNothing = () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
    Reflect.deleteProperty(Navigator.prototype, 'connection')
  }
  test.beforeEach(({ page }) => page.addInitScript(tellNothing))

  test('loads the hydration files of /auth', async ({ page }) => {
    const chunks = chunksOf(page)
    await page.goto('/auth')
    await expect.poll(() => chunks.length).toBeGreaterThan(3)
  })
})

test('the parameters of a mailed link hydrate the page at once', async ({ page }) => {
  await saveData(page)
  await page.goto('/about?error=access_denied&error_code=otp_expired')
  await expect(page).toHaveURL(/\/auth\/confirm/)
  await expect.poll(() => appState(page)).toBe('ready')
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
  for (const [path, where] of [
    ['/', '@phone'],
    ['/contact', ''],
    ['/no-such-page', ''],
  ] as const) {
    test(`the inlined rules of ${path} style every element like the whole stylesheet ${where}`, async ({
      page,
      expectProblem,
    }) => {
      if (path === '/no-such-page') expectProblem(/status of 404 .*\/no-such-page\)$/, 2)
      // The markup as it is served: modules change it, and wait for the stylesheet where they add to it.
      expectProblem(/ERR_FAILED .*\/modules\.js/)
      await page.route('**/modules.js*', route => route.abort())
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
        // The script names the shared stylesheets, the page its own ones.
        const boot = await textOf(/src="([^"]*\/start-[^"]*)"/.exec(served)?.[1] ?? '')
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

for (const path of ['/', '/thank-you'])
  test(`fonts that arrive after the first paint of ${path} stay unused when its stylesheets come`, async ({
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
          [...document.querySelectorAll('main > *, .article-grid > *')].some(
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
