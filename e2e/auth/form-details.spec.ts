// Only a browser shows the forms' focus, announcements and places. What they send, show and keep is in __tests__/components/auth/forms.test.tsx.
import type { Page } from '@playwright/test'
import { language as english } from '../../content/facts/language'
import { callAndBook, footerFold } from '../../content/ui/layout'
import { language as spanish } from '../../translated/es/facts/language'
import { language as portuguese } from '../../translated/pt/facts/language'
import { expectNoLayoutShifts, recordLayoutShifts, untilHydrated } from '../support/hydration'
import { addAuthenticator, codePrompt, enterCode } from '../support/second-factor'
import { expect, test } from '../support/test'
import {
  becomeVisitor,
  catalogue,
  fillSignUp,
  followLink,
  message,
  newAddress,
  open,
  password,
  signIn,
  signUp,
  storedSession,
} from '../support/visitor'

test('a sign-up submitted with Enter keeps the focus in the form', async ({ page }) => {
  await open(page, '/auth')
  await fillSignUp(page, newAddress())
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('after a sign-up a panel above the form shows where the mail went', async ({ page }) => {
  const email = newAddress()
  await page.setViewportSize({ width: 360, height: 900 })
  await signUp(page, email)
  const inbox = page.getByRole('region', { name: 'Check your inbox' })
  await expect(inbox).toContainText(email)
  const password = page.getByLabel('Password', { exact: true })
  expect((await inbox.boundingBox())?.y).toBeLessThan((await password.boundingBox())?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await inbox.getByRole('link', { name: 'sign in' }).click()
  await expect(password).toBeFocused()
  await inbox.getByRole('link', { name: 'choose a new password' }).click()
  await expect(page).toHaveURL('/auth/forgot')
})

test('the panel disappears when its address is confirmed, and the confirm page shows the address', async ({
  page,
  mailTo,
}) => {
  const email = newAddress()
  await signUp(page, email)
  await followLink(page, await mailTo(email))
  await expect(page.getByText('In this browser, you signed up with')).toContainText(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  await open(page, '/auth')
  await expect(page.getByRole('region', { name: 'Check your inbox' })).toHaveCount(0)
})

test('the form is one narrow column at any width, with the link to the portal above it', async ({ page }) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/auth')
    const form = await page.locator('main form').boundingBox()
    const portal = await page.getByRole('main').getByRole('complementary').boundingBox()
    if (!form || !portal) throw new Error('The form or the link to the portal is missing.')
    expect.soft(form.width, `${width} px`).toBeLessThan(440.5)
    expect.soft(Math.abs(form.x + form.width / 2 - width / 2), `${width} px`).toBeLessThanOrEqual(8)
    expect.soft(portal.x, `${width} px`).toBeCloseTo(form.x, 0)
    expect.soft(portal.y + portal.height, `${width} px`).toBeLessThan(form.y)
  }
})

for (const face of ['own', 'fallback'])
  test.describe(`in the ${face} face`, () => {
    for (const width of [360, 1280])
      test(`at ${width} px, the confirm page has no layout shift after reading a rejected link`, async ({
        page,
        expectProblem,
      }) => {
        if (face === 'fallback') {
          // Two faces in each language.
          expectProblem(/ERR_FAILED .*\.woff2\)$/, 6)
          await page.route('**/*.woff2', route => route.abort())
        }
        await page.setViewportSize({ width, height: 900 })
        await recordLayoutShifts(page)
        for (const { base } of [english, spanish, portuguese]) {
          await page.goto(`${base}/auth/confirm?error=access_denied&error_code=otp_expired`)
          await untilHydrated(page)
          await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
          await expectNoLayoutShifts(page)
        }
      })
  })

/** On the account pages the whole footer is in it. */
const foldOf = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('group')
    .filter({ has: page.getByText(footerFold, { exact: true }) })

test('nothing covers the forms, and the footer of their pages is folded @phone', async ({ page }) => {
  for (const path of ['/auth', '/auth/forgot', '/auth/confirm', '/auth/reset']) {
    await page.goto(path)
    await expect(
      page.getByRole('complementary', { name: callAndBook.label, includeHidden: true }),
    ).toBeHidden()
    const fold = foldOf(page)
    await expect(fold).not.toHaveAttribute('open')
    await expect(page.locator('footer').getByText('Hours', { exact: true })).toBeHidden()
    await expect(
      page.locator('footer').getByText('For education only').or(page.locator('footer small')),
    ).toBeVisible()
    await fold.locator('> summary').click()
    await expect(page.locator('footer').getByText('Hours', { exact: true })).toBeVisible()
  }
  await page.goto('/about')
  await expect(foldOf(page)).toHaveCount(0)
})

/** All announcements of live regions, verbatim. */
async function noteAnnouncements(page: Page) {
  await page.evaluate(() => {
    const html = document.documentElement
    new MutationObserver(changes => {
      const announced: unknown[] = JSON.parse(html.dataset.announced ?? '[]')
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role="alert"], [role="status"], [aria-live]')
        if (!region || region.getAttribute('aria-live') === 'off') continue
        const text = region.textContent.trim()
        if (text) announced.push(text)
      }
      if (announced.length > 0) html.dataset.announced = JSON.stringify(announced)
    }).observe(html, { childList: true, characterData: true, subtree: true })
  })
}

const announced = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(document.documentElement.dataset.announced ?? '[]'))

test('each event is announced once', async ({ page }) => {
  await open(page, '/auth')
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  // The list of toasts exists from the first toast on.
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(message(page, 'First name is required')).toBeVisible()
  await page.getByRole('button', { name: 'Close message' }).click()
  await noteAnnouncements(page)
  await page.getByLabel('First Name').fill('James')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(message(page, 'Last name is required')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toBeFocused()
  // A screen reader reads the focused field with its error.
  expect(await announced(page)).toEqual([])
  await page.getByLabel('Last Name').fill('Sample')
  await page.getByLabel('Email').fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.evaluate(() => document.documentElement.removeAttribute('data-announced'))
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(message(page, catalogue.signedUp)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Check your inbox' })).toBeVisible()
  expect(await announced(page)).toEqual([catalogue.signedUp])
})

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`at ${width} × ${height} no toast covers a field or a button`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/auth')
    await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    const toast = message(page, 'First name is required')
    await expect(toast).toBeVisible()
    const covered = () =>
      toast.evaluate(element => {
        const box = element.getBoundingClientRect()
        return [...document.querySelectorAll('main input, main button, main a, header a, header button')]
          .filter(control => {
            const { left, right, top, bottom, width: wide } = control.getBoundingClientRect()
            if (wide < 2 || !control.checkVisibility()) return false
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top
          })
          .map(control => control.outerHTML.slice(0, 80))
      })
    await expect.poll(covered).toEqual([])
    await page.mouse.wheel(0, 120)
    await expect.poll(covered).toEqual([])
  })
}

test('before hydration the page does not claim that the visitor is signed in', async ({ request }) => {
  const html = await (await request.get('/auth/reset')).text()
  expect(html).toContain('Choose a new password')
  expect(html).not.toMatch(/<p[^>]*>You are signed in/)
})

/** Signs out everywhere, as from another device. */
async function endSession(page: Page, sandboxOrigin: string) {
  const { access_token } = await storedSession(page.context())
  const ended = await fetch(`${sandboxOrigin}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access_token}` },
  })
  expect(ended.status).toBe(204)
}

test.describe('when a session ends', () => {
  test('a session that was ended on another device leads to sign-in with a message', {
    tag: '@sandbox',
  }, async ({ page, mailTo, sandboxOrigin, expectProblem }) => {
    expectProblem(/status of 403 .*\/auth\/v1\/user/, 1)
    await becomeVisitor(page, mailTo)
    await open(page, '/account')
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
    await endSession(page, sandboxOrigin)
    await page.getByLabel('First Name').fill('Jim')
    await page.getByRole('button', { name: 'Save names' }).click()
    await expect(page).toHaveURL('/auth?next=%2Faccount')
    await expect(page.getByText('You have been signed out. Please sign in again.')).toBeVisible()
    await expect(message(page, /session missing/i)).toHaveCount(0)
    expect(await storedSession(page.context())).toBeUndefined()
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('a session that was ended during the second step leads back to the form with a message', {
    tag: '@sandbox',
  }, async ({ page, mailTo, sandboxOrigin, expectProblem }) => {
    expectProblem(/status of 403 .*\/auth\/v1\/user/, 1)
    const email = await becomeVisitor(page, mailTo)
    await addAuthenticator(page)
    await page.context().clearCookies()
    await open(page, '/auth')
    await signIn(page, email)
    await expect(codePrompt(page)).toBeVisible()
    await endSession(page, sandboxOrigin)
    await enterCode(page, '000000')
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'You have been signed out. Please sign in again.' })
    await expect(notice).toBeVisible()
    expect(await storedSession(page.context())).toBeUndefined()
  })
})
