// Only a browser shows where the focus is drawn.
import { stopsWithin, stopsWithoutRing } from './support/focus-ring'
import { untilPainted } from './support/hydration'
import { expect, test } from './support/test'

// The rings of a page of each kind: every-page-kind.spec.ts.

for (const [path, tag] of [
  ['/blog?category=hormone', []],
  // Built like the service page of every-page-kind.spec.ts.
  ['/services/testosterone-replacement-therapy-flower-mound-tx', ['@all']],
] as const)
  test(`the focus is visible at every stop of ${path}`, { tag: [...tag] }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    // A key press first, so that :focus-visible applies.
    await page.keyboard.press('Tab')
    await expect(page.locator('html[data-app="ready"]')).toBeAttached()
    if (path.includes('category'))
      await expect(page.locator('.tabs [data-value="hormone"][aria-current]')).toBeVisible()
    for (const colors of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { colorScheme: 'light', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ forcedColors: 'none', ...colors })
      await untilPainted(page)
      expect.soft(await stopsWithoutRing(page, stopsWithin('main'))).toEqual([])
    }
  })

test('the focus is visible at every stop of the start questions and of their answer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/start')
  await page.keyboard.press('Tab')
  await expect(page.locator('html[data-app="ready"]')).toBeAttached()
  const questions = page.locator('.start fieldset')
  const answer = async (index: number) => {
    await expect(questions.nth(index)).toBeEnabled()
    // The first answer, which loads the questions, leads to the heading of the second.
    if (index === 1) await expect(questions.nth(index).getByRole('heading')).toBeFocused()
    await questions.nth(index).getByRole('radio').first().focus()
    await page.keyboard.press('Space')
  }
  const expectRings = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await untilPainted(page)
      expect.soft(await stopsWithoutRing(page, stopsWithin('.start')), colorScheme).toEqual([])
    }
  }
  await answer(0)
  await answer(1)
  await expect(page.locator('.start fieldset:disabled')).toHaveCount(0)
  await expectRings()
  await answer(2)
  await expect(page.locator('.start-card')).toBeVisible()
  await expectRings()
})

test('the focus is visible at every stop of the search dialog', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByLabel('Search this site')).toBeFocused()
  expect(await stopsWithoutRing(page, stopsWithin('.search-dialog'))).toEqual([])
})

test('in forced colors the selected filter and the current page are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog?category=hormone')
  await expect(page.locator('.tabs [data-value="hormone"][aria-current]')).toBeVisible()
  const looks = await page.evaluate(() => {
    const ground = (selector: string, part?: string) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element, part).backgroundColor : ''
    }
    return {
      chosen: ground('.tabs a[aria-current]'),
      other: ground('.tabs a:not([aria-current])'),
      line: ground('.navbar .nav-item[aria-current]', '::after'),
      bar: ground('.navbar'),
    }
  })
  expect(looks.chosen).not.toBe(looks.other)
  expect(looks.line).not.toBe(looks.bar)
})
