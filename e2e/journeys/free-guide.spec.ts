import { addresses } from '../support/addresses'
import { openHydrated } from '../support/hydration'
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

  test.describe('on a connection that fails', () => {
    test('reports that a part failed to load, keeps the typed text, and opens once the part loads', async ({
      page,
      context,
      expectProblem,
    }) => {
      expectProblem(/ERR_FAILED .*\/guide-validation\.js/)
      await openHydrated(page, '/')
      await page.route('**/guide-validation.js*', route => route.abort())
      await page.getByLabel('First Name').fill('James')
      await page.getByLabel('Email Address').fill('james@example.com')
      await page.getByRole('button', { name: /Get Free Guide/ }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'did not arrive' })).toBeVisible()
      await expect(page.getByLabel('First Name')).toHaveValue('James')
      await page.unroute('**/guide-validation.js*')
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: /Get Free Guide/ }).click(),
      ])
      await expect(tab).toHaveURL(`${addresses.sandbox}/guide-preview`)
      await expect(page.getByRole('alert').filter({ hasText: 'did not arrive' })).toBeHidden()
    })
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
