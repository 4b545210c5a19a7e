// Only a browser shows what a form does while its scripts are missing.
import type { Page } from '@playwright/test'
import { phone } from '../content/facts/phone'
import { escapeRegExp } from '../lib/words/escape-reg-exp'
import { isSealed } from '../tools/audit/built-routes'
import { addresses } from './support/addresses'
import { expect, test } from './support/test'

// These tests do not apply to an unsealed build.
test.skip(!isSealed(), 'the build is not sealed')

const call = escapeRegExp(phone.display)
const words = {
  '': new RegExp(`A part of this page did not load.*Reload the page, or call us at ${call}`),
  '/es': new RegExp(`Una parte de esta página no se cargó.*Vuelva a cargar la página o llámenos al ${call}`),
  '/pt': new RegExp(`Uma parte desta página não carregou.*Recarregue a página ou ligue para ${call}`),
}

/** Every request that could carry what was typed. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest() || request.method() !== 'GET')
      sent.push(`${request.method()} ${request.url().replace(addresses.site, '')}`)
  })
  return sent
}

test.describe('without the boot script', () => {
  test.beforeEach(({ page }) => page.route('**/seal/boot-*.js', route => route.abort()))

  for (const [language, text] of Object.entries(words))
    test(`every account page and the calculator say what to do, in ${language || '/en'}`, {
      tag: language ? ['@all'] : [],
    }, async ({ page, expectProblem }) => {
      expectProblem(/ERR_FAILED .*\/seal\/boot-/, 6)
      for (const path of [
        '/auth',
        '/auth/forgot',
        '/auth/reset',
        '/auth/confirm',
        '/account',
        '/resources/free-testosterone-calculator',
      ])
        await test.step(path, async () => {
          await page.goto(language + path)
          await expect(page.getByText(text)).toBeVisible()
          await expect(page.locator('main form')).toBeHidden()
        })
    })

  test('other forms, which work without it, stay', async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED .*\/seal\/start-/, 3)
    await page.route('**/seal/start-*.js', route => route.abort())
    await page.goto('/')
    await expect(page.locator('#guide-email')).toBeVisible()
    await page.goto('/search')
    await page.locator('#search-field').fill('hair')
    await page.locator('#search-field').press('Enter')
    await expect(page).toHaveURL('/search?q=hair')
  })
})

test.describe('a form that the browser submits by itself', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/ERR_FAILED .*\/seal\/boot-/, 1))

  for (const [path, ...fields] of [
    ['/auth', '#email', '#password'],
    ['/resources/free-testosterone-calculator', '#calc-total', '#calc-shbg'],
  ] as const)
    test(`on ${path} sends nothing and keeps what was typed`, async ({ page }) => {
      const sent = sentBy(page)
      await page.route('**/seal/boot-*.js', route => route.abort())
      await page.goto(path)
      // As in a browser that does not know the rule by which the form is hidden.
      await page
        .locator('main form')
        .evaluate((form: HTMLElement) => form.style.setProperty('display', 'grid', 'important'))
      for (const field of fields) await page.locator(field).fill('550')
      await page.locator(fields[0]).press('Enter')
      await page.locator('main form [type=submit]').click()
      for (const field of fields) await expect(page.locator(field)).toHaveValue('550')
      expect(sent).toEqual([`GET ${path}`])
    })
})

test.describe('a script of the page that does not exist', () => {
  // Each file of the page's; how many are asked for before it gives up depends on the order of the answers.
  test.beforeEach(({ expectProblem }) => expectProblem(/status of 404 .*\/_next\/static\/chunks\//))

  for (const [path, selector] of [
    ['/auth', '#email'],
    ['/resources/free-testosterone-calculator', '#calc-total'],
  ] as const)
    test(`leaves the form of ${path} with what was typed, and says so`, async ({ context, request }) => {
      const [, listed = ''] = /data-app="([^"]*)"/.exec(await (await request.get(path)).text()) ?? []
      const files = listed.split(' ').filter(file => file.startsWith('chunks/'))
      expect(files.length).toBeGreaterThan(1)
      await Promise.all(
        files.map(async file => {
          const page = await context.newPage()
          await page.route(`**/${file}`, route => route.fulfill({ status: 404, body: '' }))
          await page.goto(path)
          await page.locator(selector).fill('visitor@example.com')
          await expect(page.getByRole('alert').filter({ hasText: 'What you typed is kept' })).toBeVisible({
            timeout: 20_000,
          })
          await expect(page.locator(selector)).toHaveValue('visitor@example.com')
          await page.unrouteAll()
          await page.locator('main form [type=submit]').first().click()
          await expect(page.locator('html[data-app="ready"]')).toBeAttached({ timeout: 20_000 })
          await expect(page.locator(selector)).toHaveValue('visitor@example.com')
        }),
      )
    })
})
