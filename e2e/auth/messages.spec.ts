// Only a browser shows where a message stands and what it covers.
import { expect, test } from '../support/test'
import { message, messages, newAddress, open, signIn } from '../support/visitor'

test('a message takes no click while it moves in or out', async ({ page, expectProblem }) => {
  expectProblem(/status of 400 .*\/auth\/v1\/token\?grant_type=password/, 1)
  await open(page, '/auth')
  await page.evaluate(() => {
    new MutationObserver(changes => {
      for (const { target, type } of changes) {
        const shown = document.querySelector('.toast')
        if (!(target instanceof HTMLElement) || !shown) continue
        const { pointerEvents } = getComputedStyle(shown)
        if (type === 'childList' && target.contains(shown)) document.body.dataset.movesIn ??= pointerEvents
        if (target.dataset.removed === 'true') document.body.dataset.movesOut ??= pointerEvents
      }
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-removed'] })
  })
  await signIn(page, newAddress())
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(messages(page)).toHaveCount(0)
  await expect(page.locator('body')).toHaveAttribute('data-moves-in', 'none')
  await expect(page.locator('body')).toHaveAttribute('data-moves-out', 'none')
})

test('the toast covers neither the box with the same sentence nor the title', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/auth\/v1\/token\?grant_type=password/, 2)
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/auth')
    await signIn(page, newAddress(), 'wrong password')
    const toast = message(page, 'Invalid email or password.')
    await expect(toast).toBeVisible()
    const covered = () =>
      toast.evaluate(element => {
        const box = element.getBoundingClientRect()
        return [...document.querySelectorAll('.form-failure, main h1')]
          .map(words => ({ words: words.textContent, ...words.getBoundingClientRect().toJSON() }))
          .filter(({ top, bottom }) => top < box.bottom && bottom > box.top)
          .map(({ words }) => words)
      })
    await expect.poll(covered, `${width} px`).toEqual([])
  }
})
