import type { Page } from '@playwright/test'
import { brokenWords, expectFit, expectWholeWords } from './fit'
import type { MailTo } from './mailbox'
import { expect } from './test'
import { setTextSize } from './text-size'
import { catalogue, followLink, message, newAddress, open, signUp } from './visitor'

/** Too long for one line of a narrow screen, as some are. */
const longAddress = () => newAddress().replace('james.', 'bartholomew.montgomery-smithson.')

const sizes = [
  { width: 280, height: 653, text: 16 },
  { width: 390, height: 800, text: 32 },
]

async function atEachSize(page: Page, check: () => Promise<void>) {
  for (const { text, ...size } of sizes) {
    await page.setViewportSize(size)
    await setTextSize(page, text)
    await check()
  }
}

const expectPage = (page: Page) =>
  atEachSize(page, async () => {
    await expectFit(page)
    await expectWholeWords(page)
  })

/**
 * From sign-up to the QR code of a second factor, on a narrow screen and with text at 200 %: nothing leaves the screen or its
 * column, and no word is broken.
 */
export async function walkAccount(page: Page, mailTo: MailTo) {
  const email = longAddress()
  await signUp(page, email)
  const toast = message(page, catalogue.signedUp)
  await expect(toast).toBeVisible()
  await atEachSize(page, async () => {
    expect(await page.evaluate(brokenWords, 14)).toEqual([])
    const width = page.viewportSize()?.width ?? 0
    const middle = async () => {
      const box = await toast.boundingBox()
      return box ? Math.abs(box.x + box.width / 2 - width / 2) : Number.NaN
    }
    // It follows the window with a transition.
    await expect.poll(middle, 'the toast is centered').toBeLessThan(1)
  })
  await expectPage(page)
  await followLink(page, await mailTo(email))
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expectPage(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/account')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await expectPage(page)
  await page.getByLabel('Name of the app or device').fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  const picture = page.getByAltText('QR code for your authenticator app')
  await expect(picture).toBeVisible()
  await expectPage(page)
  await atEachSize(page, async () => {
    const edges = await picture.evaluate(image => {
      const part = image.closest('.account-part')
      const rightOf = (element: Element | null) => Math.floor(element?.getBoundingClientRect().right ?? 0)
      return [part, image.parentElement, document.querySelector('#code')].map(rightOf)
    })
    expect(Math.max(...edges), `right edges of column, picture and field: ${edges}`).toBe(edges[0])
  })
  await open(page, '/auth/reset')
  await expect(page.getByLabel('New password')).toBeVisible()
  await expectPage(page)
}
