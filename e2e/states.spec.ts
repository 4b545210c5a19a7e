// Only a browser computes colors and names; the pages as they are served: tools/audit/audit.spec.ts.
import type { Page } from '@playwright/test'
import { authTexts } from '../content/auth'
import { popup } from '../content/popup'
import { faqWords } from '../content/ui/faq'
import { header } from '../content/ui/layout'
import { start } from '../content/ui/start'
import { routes } from '../lib/routes'
import { checkAccessibility } from '../tools/audit/browser/axe'
import { showScheme } from '../tools/audit/browser/visit'
import { openHydrated } from './support/hydration'
import { calculate, searchForHair, showKeptResults } from './support/states'
import { expect, test } from './support/test'
import { account, becomeVisitor } from './support/visitor'

const phone = { width: 360, height: 740 }
const wide = { width: 1280, height: 800 }

/** What a page shows only after a query or a press. */
const states: Record<string, { size?: typeof phone; reach: (page: Page) => Promise<void> }> = {
  'found pages': { reach: searchForHair },
  'the search with results': {
    reach: async page => {
      await openHydrated(page, routes.about)
      await page.keyboard.press('ControlOrMeta+k')
      await page.keyboard.type('ozempic')
      await expect(page.locator('.search-dialog mark').first()).toBeVisible()
    },
  },
  'a word of danger': {
    reach: async page => {
      await openHydrated(page, `${routes.search}?q=${encodeURIComponent('chest pain')}`)
      await expect(page.getByRole('main').getByRole('link', { name: '911' }).first()).toBeVisible()
    },
  },
  'the menu': {
    reach: async page => {
      await openHydrated(page, routes.about)
      await page.getByRole('button', { name: header.menu }).click()
      await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible()
    },
  },
  'the services': {
    size: wide,
    reach: async page => {
      await openHydrated(page, routes.about)
      await page.getByRole('button', { name: header.services }).click()
      await expect(page.getByRole('navigation', { name: header.allServicesLabel })).toBeVisible()
    },
  },
  'a calculated result': { reach: calculate },
  'a sign-in that was not filled in': {
    reach: async page => {
      await openHydrated(page, routes.auth)
      await page.getByRole('button', { name: authTexts.modes['sign-in'].submit, exact: true }).click()
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
    },
  },
  'a guide that was not filled in': {
    reach: async page => {
      await openHydrated(page, routes.home)
      await page.getByRole('button', { name: /Get Free Guide/ }).click()
      await expect(page.getByText('Enter your first name')).toBeVisible()
    },
  },
  'the card after three answers': {
    reach: async page => {
      const { symptom, blood, place } = start.questions
      await openHydrated(page, routes.start)
      for (const name of [symptom.options.energy, blood.options.none, place.options.video])
        await page.getByRole('main').getByRole('radio', { name, exact: true }).click()
      await expect(page.locator('.start-card')).toBeVisible()
    },
  },
  'kept results': { reach: showKeptResults },
  'the popup': {
    size: wide,
    reach: async page => {
      await openHydrated(page, routes.about)
      await page.evaluate(() =>
        document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
      )
      await expect(page.getByRole('dialog', { name: popup.title })).toBeVisible()
    },
  },
  'filtered questions': {
    reach: async page => {
      await openHydrated(page, routes.faq)
      await page.getByLabel(faqWords.label).fill('parking zeppelin')
      await expect(page.getByRole('search').getByRole('status')).toContainText('parking zeppelin')
    },
  },
}

async function expectAccessible(page: Page) {
  const debug = await page.context().newCDPSession(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await showScheme({ page, debug }, colorScheme)
    const misses = await checkAccessibility(debug, page.viewportSize()?.width ?? 0, colorScheme)
    expect.soft(misses.map(({ message }) => message)).toEqual([])
  }
}

for (const [name, { size = phone, reach }] of Object.entries(states))
  test(`axe finds nothing in either scheme: ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await reach(page)
    await expectAccessible(page)
  })

test('axe finds nothing in either scheme: an account and its menu', { tag: '@sandbox' }, async ({
  page,
  mailTo,
}) => {
  await becomeVisitor(page, mailTo)
  await page.setViewportSize(phone)
  await openHydrated(page, routes.account)
  await expect(page.getByRole('heading', { name: authTexts.accountPage.password })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(wide)
  await account(page).getByRole('button').click()
  await expect(page.locator('#account-menu')).toBeVisible()
  await expectAccessible(page)
})
