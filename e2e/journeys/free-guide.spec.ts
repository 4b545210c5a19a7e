// Only a browser opens a tab, and shows that nothing typed leaves it; what is reported is in __tests__/components/guide/.
import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'

test.describe('free guide', () => {
  test('reports missing fields and keeps the typed text', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Email Address').fill('james@')
    await page.getByRole('button', { name: /Get Free Guide/ }).click()
    await expect(page.getByText('Enter your first name')).toBeVisible()
    await expect(page.getByText('Enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('First Name')).toBeFocused()
    await expect(page.getByLabel('Email Address')).toHaveValue('james@')
  })

  test('opens the preview in a new tab, and nothing typed leaves the browser', async ({ page, context }) => {
    const addressesAsked: string[] = []
    context.on('request', request => addressesAsked.push(request.url() + (request.postData() ?? '')))
    await page.goto('/')
    await page.getByLabel('First Name').fill('James')
    await page.getByLabel('Email Address').fill('james.secret@example.com')
    // The label shows for 0.7 s, which may be over before the new tab is open.
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (/Sending/.test(document.querySelector('main form [type=submit]')?.textContent ?? ''))
          document.documentElement.dataset.sendingShown = ''
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: /Get Free Guide/ }).click(),
    ])
    await expect(page.locator('html[data-sending-shown]')).toBeAttached()
    await expect(tab).toHaveURL(`${addresses.sandbox}/guide-preview`)
    expect(addressesAsked.filter(asked => /james/i.test(asked))).toEqual([])
    // Some browsers block the tab if hydration was late.
    await expect(page.getByRole('link', { name: /Open the guide preview/ })).toHaveAttribute(
      'href',
      `${addresses.sandbox}/guide-preview`,
    )
  })
})
