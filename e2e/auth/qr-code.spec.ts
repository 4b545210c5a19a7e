// Only a browser draws the code that a camera must read.
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from '../support/test'
import { becomeVisitor, open } from '../support/visitor'

// The QR code for authenticator apps at different pixel ratios and color schemes. The table of two decoders is in
// docs/going-live-auth.md.

const ratios = [1, 1.25, 1.5, 2, 3]
/** The longer the site's name, the more modules the QR code has. */
const issuers = [4, 16, 32, 48, 64, 80, 96].map(length => 'clinic.example/'.repeat(7).slice(0, length))

/** Decodes the QR code from a screenshot, with the white margin around it. */
async function read(page: Page) {
  const picture = page.getByAltText('QR code for your authenticator app').locator('..')
  const image = sharp(await picture.screenshot(process.env.QR_PICTURES ? { path: nextPath() } : {}))
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

let count = 0
/** `QR_PICTURES=folder` saves the screenshots for another decoder. */
const nextPath = () => `${process.env.QR_PICTURES}/${process.pid}-${String(++count).padStart(2, '0')}.png`

for (const [row, ratio] of ratios.entries()) {
  test.describe(`at ${ratio} device pixels`, () => {
    test.use({ deviceScaleFactor: ratio })

    test('every QR code is readable, each in one of the two schemes', {
      tag: ['@sandbox', ...(row > 0 ? ['@all'] : [])],
    }, async ({ page, mailTo }) => {
      test.slow()
      await becomeVisitor(page, mailTo)
      await open(page, '/account')
      let uri = ''
      let issuer = ''
      await page.route('**/auth/v1/factors', async route => {
        if (route.request().method() !== 'POST') return route.continue()
        const answer = await route.fetch({ postData: { ...route.request().postDataJSON(), issuer } })
        uri = (await answer.json()).totp.uri
        return route.fulfill({ response: answer })
      })
      for (const [column, name] of issuers.entries()) {
        issuer = name
        await page.getByRole('button', { name: 'Add an authenticator app' }).click()
        await page.getByLabel('Name of the app or device').fill('My phone')
        await page.getByRole('button', { name: 'Continue' }).click()
        const picture = page.getByAltText('QR code for your authenticator app')
        await expect(picture).toBeVisible()
        const sizes = await picture.evaluate(async (image: HTMLImageElement) => {
          await image.decode()
          const { width, height } = image.getBoundingClientRect()
          return [image.naturalWidth, width, height]
        })
        expect(new Set(sizes).size, `natural and drawn size, ${sizes}`).toBe(1)
        // Alternating schemes: every ratio and every name is tried in both, at half the cost.
        const colorScheme = (row + column) % 2 === 0 ? 'light' : 'dark'
        await page.emulateMedia({ colorScheme })
        expect(await read(page), `${name} in ${colorScheme}`).toBe(uri)
        await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        await page.getByRole('button', { name: 'Cancel' }).click()
      }
    })
  })
}
