// Only a browser shows what becomes of keys that are pressed while a page arrives and hydrates.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { isSealed } from '../tools/audit/built-routes'
import { addresses } from './support/addresses'
import { holdHydration, untilHydrated, untilPainted } from './support/hydration'
import { addPasswordManager } from './support/password-manager'
import { expect, test } from './support/test'
import { translatePages } from './support/translator'

// The unsealed build hydrates before anything changes its pages.
test.skip(!isSealed(), 'the build is not sealed')
test.use({ fullBrowser: true })

/** React discards server HTML that does not match, and renders it again. */
const madeAnew = /Minified React error #418/
/** Between two keys of somebody who types about 100 characters a minute faster than most. */
const keyMs = 110

const calculator = '/resources/free-testosterone-calculator'
/** What changes the page, and where somebody types: a form of React's own fields, and one of the page's. */
const cases = [
  ['a password manager adds its elements', addPasswordManager, '/auth', '#email', 'visitor@example.com'],
  ['a password manager adds its elements', addPasswordManager, calculator, '#calc-total', '550.25 ng/dL'],
  [
    'the browser translates the page',
    (context: BrowserContext) => translatePages(context, 0),
    calculator,
    '#calc-total',
    '550.25 ng/dL',
  ],
] as const

async function until(page: Page, state: string) {
  await expect(page.locator('html')).toHaveAttribute('data-app', state)
}

for (const [change, makeChange, path, selector, text] of cases)
  test(`typing on ${path} goes on when ${change} before hydration`, async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(madeAnew, 1)
    await makeChange(context)
    const release = await holdHydration(page)
    await page.goto(path)
    await page.locator(selector).click()
    await page.keyboard.type(text.slice(0, 2), { delay: keyMs })
    release()
    await page.keyboard.type(text.slice(2, -2), { delay: keyMs })
    await untilHydrated(page)
    // Whoever types slowly is not done when hydration is.
    await page.keyboard.type(text.slice(-2), { delay: keyMs })
    await expect(page.locator(selector)).toHaveValue(text)
    await expect(page.locator(selector)).toBeFocused()
  })

test.describe('with a password manager', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(madeAnew))
  test.beforeEach(({ context }) => addPasswordManager(context))

  test('a correction in the middle of a value goes where the caret is', async ({ page }) => {
    const release = await holdHydration(page)
    await page.goto(calculator)
    await page.locator('#calc-total').click()
    await page.keyboard.type('55.25')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    release()
    await untilHydrated(page)
    await page.keyboard.type('0')
    await expect(page.locator('#calc-total')).toHaveValue('550.25')
  })

  test('what it filled in without telling the page is sent', async ({ page, expectProblem }) => {
    expectProblem(/status of 400 .*\/auth\/v1\/token/, 1)
    const release = await holdHydration(page)
    const asked = page.waitForRequest(/\/auth\/v1\/token/)
    await page.goto('/auth')
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('main input'))
        field.value = field.type === 'password' ? 'a wrong password 123' : 'nobody@mail.example'
    })
    await page.getByRole('button', { name: 'Sign In' }).click()
    release()
    expect((await asked).postDataJSON()).toMatchObject({
      email: 'nobody@mail.example',
      password: 'a wrong password 123',
    })
    await expect(page.locator('#email')).toHaveValue('nobody@mail.example')
  })

  test('an address that Back restored is still there after hydration', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('Email').fill('visitor@example.com')
    await untilHydrated(page)
    await page.goto('/faq')
    const release = await holdHydration(page)
    await page.goBack()
    await expect(page.locator('#email')).toHaveValue('visitor@example.com')
    release()
    await page.mouse.move(200, 200)
    await untilHydrated(page)
    await expect(page.locator('#email')).toHaveValue('visitor@example.com')
  })
})

/** Serves the site, but the end of each page, after title and boot script, only when the returned function is called. */
async function serveInParts() {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', addresses.site))
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      const cut = (Math.max(body.lastIndexOf('/seal/boot-'), body.indexOf('</h1>')) + body.length) / 2
      response.write(body.subarray(0, cut))
      await released
      response.end(body.subarray(cut))
    } else response.end(body)
  })
  await once(server.listen(0), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { origin: `http://localhost:${address.port}`, release, stop: () => server.close() }
}

test.describe('input while the page still arrives', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/^request to another host: http:\/\/localhost:/))

  for (const path of [calculator, '/on-this-device'])
    test(`on ${path} starts hydration only when all of it is there`, async ({ page }) => {
      const { origin, release, stop } = await serveInParts()
      const pending = new Set<string>()
      let fetched = 0
      page.on('request', request => {
        if (request.url().endsWith('.js')) pending.add(request.url())
      })
      page.on('requestfinished', request => {
        if (pending.delete(request.url())) fetched += 1
      })
      try {
        await page.goto(origin + path, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // The heading may be there before the boot script, which listens to input.
        await expect(async () => {
          await page.keyboard.press('Shift')
          await expect(page.locator('html')).toHaveAttribute('data-app', 'loading', { timeout: 500 })
        }).toPass()
        // Everything that hydration needs is loaded, and the browser has nothing left to do.
        await expect.poll(() => fetched > 5 && pending.size === 0).toBe(true)
        // A page that is still arriving may never be called idle.
        await page.evaluate(
          () => new Promise<void>(resolve => requestIdleCallback(() => resolve(), { timeout: 1000 })),
        )
        await untilPainted(page)
        expect(await page.evaluate(() => document.readyState)).toBe('loading')
        await until(page, 'loading')
        release()
        await untilHydrated(page)
      } finally {
        release()
        stop()
      }
    })
})
