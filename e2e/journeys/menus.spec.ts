// Only a browser shows menus by keyboard, a focus that is kept in, and a header that follows the page.
import type { Page } from '@playwright/test'
import { price } from '../../content/facts/amounts'
import { clinic } from '../../content/facts/clinic'
import { services } from '../../content/services'
import { header, slimHeader } from '../../content/ui/layout'
import { routes, servicePaths } from '../../lib/routes'
import { serviceCards } from '../../lib/site/services'
import { untilHydrated, untilPainted } from '../support/hydration'
import { expect, test } from '../support/test'

const [first] = serviceCards
const firstTitle = services[0]?.hero.title
if (!first || !firstTitle) throw new Error('The registry has no service')

test('the Services panel opens by keyboard, closes on Escape and restores the focus', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Services' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('navigation', { name: 'All services' })
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('link')).toHaveCount(services.length + 1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('the Services panel closes when the focus moves on', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('navigation', { name: 'All services' })
  await untilHydrated(page)
  for (let stop = 0; stop <= services.length; stop++) {
    await page.keyboard.press('Tab')
    await expect(panel.locator(':focus')).toBeAttached()
  }
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
  await expect(
    page
      .getByRole('navigation', { name: header.navigation, exact: true })
      .getByRole('link', { name: 'About' }),
  ).toBeFocused()
})

test('a service is two clicks away and is marked as the current page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Services' }).click()
  await page.getByRole('navigation', { name: 'All services' }).getByRole('link', { name: first.name }).click()
  await expect(page).toHaveURL(servicePaths[first.key])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstTitle)
  await expect(page.locator('#services-panel')).toBeHidden()
  await expect(page.locator('footer a[aria-current="page"]')).toHaveText(first.name)
})

test('the phone menu traps the focus, closes on Escape and locks scrolling behind it @phone-only', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.mouse.move(180, 400)
  // Once the menu is at its end, the wheel event was handled, and its remaining delta must not scroll the page.
  const rest = () =>
    menu
      .getByRole('navigation', { name: header.menu })
      .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  await page.mouse.wheel(0, 3000)
  await expect.poll(rest).toBeLessThan(1)
  await page.mouse.wheel(0, 3000)
  await untilPainted(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (let i = 0; i < 30; i++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('#menu')),
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('a link in the phone menu opens the page and closes the menu @phone-only', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('the phone menu closes on a link to the current page @phone-only', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Menu' }).click()
  await untilHydrated(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const link = menu.getByRole('link', { name: 'FAQ' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.close()
  await expect(menu).toBeVisible()
  await link.click()
  await expect(menu).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('the slim header', () => {
  const slim = (page: Page) => page.getByRole('complementary', { name: slimHeader.label })
  const pastFirstScreen = (page: Page) => page.evaluate(() => scrollTo(0, innerHeight * 1.5))

  test('appears after the first screen, shows the page’s name, and disappears on the way back', async ({
    page,
  }) => {
    await page.goto(servicePaths[first.key])
    await untilHydrated(page)
    await expect(slim(page)).toHaveCount(0)
    await pastFirstScreen(page)
    await expect(slim(page)).toBeInViewport({ ratio: 1 })
    const name = await page.locator('main nav [aria-current="page"]').textContent()
    await expect(slim(page)).toContainText(name ?? 'no breadcrumbs')
    await expect(slim(page).getByRole('link', { name: clinic.phone.display })).toBeVisible()
    await expect(slim(page).getByRole('link', { name: /^Book, / })).toContainText(price.firstVisit)
    expect((await slim(page).boundingBox())?.height).toBe(56)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(slim(page)).toHaveCount(0)
  })

  test('keeps keyboard focus while the page is scrolled back', async ({ page }) => {
    await page.goto(servicePaths[first.key])
    await untilHydrated(page)
    await pastFirstScreen(page)
    const book = slim(page).getByRole('link', { name: /^Book, / })
    await book.focus()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('banner')).toBeInViewport()
    await untilPainted(page)
    await expect(book).toBeFocused()
    await book.blur()
    await expect(slim(page)).toHaveCount(0)
  })

  test('covers no target of an in-page link', async ({ page }) => {
    await page.goto(`${routes.contact}#location`)
    await untilHydrated(page)
    const target = page.locator('#location')
    await expect(target).toBeInViewport()
    expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(56)
  })

  test('does not appear on account pages or for visitors who have booked', async ({ page }) => {
    for (const path of [routes.auth, routes.account, routes.thankYou]) {
      await page.setViewportSize({ width: 1280, height: 400 })
      await page.goto(path)
      await untilHydrated(page)
      await pastFirstScreen(page)
      await untilPainted(page)
      await expect(slim(page)).toHaveCount(0)
    }
  })

  test('does not exist on a phone @phone-only', async ({ page }) => {
    await page.goto(servicePaths[first.key])
    await untilHydrated(page)
    await pastFirstScreen(page)
    await untilPainted(page)
    await expect(slim(page)).toBeHidden()
  })
})
