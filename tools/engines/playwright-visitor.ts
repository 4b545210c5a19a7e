import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../../e2e/support/hydration'
import { expect } from '../../e2e/support/test'
import type { Target, Visitor } from './engine-visitor'

/** Visitor for the browsers that Playwright drives. */
export function playwrightVisitor(page: Page): Visitor {
  function all({ kind, name, exact = false, within }: Target): Locator {
    const part = within ? page.locator(within) : page
    const found =
      kind === 'field'
        ? part.getByLabel(name, { exact })
        : kind === 'text'
          ? part.getByText(name, { exact })
          : part.getByRole(kind, { name, exact })
    return found.locator('visible=true')
  }
  return {
    open: path => openHydrated(page, path),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: target => all(target).first().click(),
    fill: (field, text) => all(field).first().fill(text),
    press: keys => page.keyboard.press(keys),
    back: async () => void (await page.goBack()),
    sees: target => expect(all(target).first()).toBeVisible(),
    lacks: target => expect(all(target)).toHaveCount(0),
    seesInFrame: (title, text) =>
      expect(page.frameLocator(`iframe[title="${title}"]`).getByText(text).first()).toBeVisible(),
    isAt: path => expect(page).toHaveURL(path),
    holds: (field, value) => expect(all(field).first()).toHaveValue(value),
    counts: (selector, count) => expect(page.locator(selector).locator('visible=true')).toHaveCount(count),
    read: expression => page.evaluate(expression),
  }
}
