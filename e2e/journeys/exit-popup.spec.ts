// Only a browser shows a dialog with its focus, a press outside it, and the files it asks for.
import { popup as words } from '../../content/popup'
import { addresses } from '../support/addresses'
import { openHydrated, untilPainted } from '../support/hydration'
import { expect, test } from '../support/test'

test.describe('exit popup', () => {
  const leave = () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }))

  test('opens once per session when the pointer leaves through the top, and restores the focus', async ({
    page,
  }) => {
    await openHydrated(page, '/about')
    await page.getByRole('button', { name: 'Services' }).focus()
    await page.evaluate(leave)
    const popup = page.getByRole('dialog', { name: 'Get Your Free Guide' })
    await expect(popup).toBeVisible()
    await expect(popup.getByText('No spam, ever. Unsubscribe anytime.')).toBeVisible()
    await expect(popup.getByText(words.stays)).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await expect(page.getByRole('button', { name: 'Services' })).toBeFocused()
    // Its code is loaded by now, so a second popup would appear with the next frame.
    await page.evaluate(leave)
    await untilPainted(page)
    await expect(popup).toHaveCount(0)
  })

  test('submit checks the address and opens the preview without it', async ({ page, context }) => {
    await openHydrated(page, '/about')
    await page.evaluate(leave)
    const popup = page.getByRole('dialog', { name: words.title })
    await popup.getByPlaceholder('Enter your email address').fill('not an address')
    await popup.getByRole('button', { name: /Download Free Guide/ }).click()
    await expect(popup).toBeVisible()
    await popup.getByPlaceholder('Enter your email address').fill('james@example.com')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      popup.getByRole('button', { name: /Download Free Guide/ }).click(),
    ])
    await expect(tab).toHaveURL(`${addresses.sandbox}/guide-preview`)
    await expect(popup).toBeHidden()
  })

  test('stays open when a text selection ends outside', async ({ page }) => {
    await openHydrated(page, '/about')
    await page.evaluate(leave)
    const popup = page.getByRole('dialog', { name: words.title })
    const field = popup.getByPlaceholder('Enter your email address')
    await field.fill('james@example.com')
    const box = await field.boundingBox()
    if (!box) throw new Error('The field has no box')
    await page.mouse.move(box.x + 20, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(20, 20)
    await page.mouse.up()
    await expect(field).toHaveValue('james@example.com')
    await expect(popup).toBeVisible()
    await page.mouse.click(20, 20)
    await expect(popup).toBeHidden()
  })

  test('does not open in narrow windows', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await openHydrated(page, '/about')
    const popup = page.getByRole('dialog', { name: words.title })
    const asked: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'script') asked.push(request.url())
    })
    await page.evaluate(leave)
    // All requests caused by leaving were sent before this response.
    await page.evaluate(() => fetch('/robots.txt'))
    const askedHere = asked.splice(0)
    await expect(popup).toHaveCount(0)
    // It still opens on another page: it was not marked as shown, and its files are known now.
    await page.setViewportSize({ width: 1280, height: 800 })
    await openHydrated(page, '/about')
    asked.splice(0)
    await page.evaluate(leave)
    await expect(popup).toBeVisible()
    // Apart from the check itself, a small file.
    const popupFiles = asked.filter(url => !url.endsWith('/exit-intent.js'))
    expect(popupFiles.length).toBeGreaterThan(0)
    expect(askedHere.filter(url => popupFiles.includes(url))).toEqual([])
  })
})
