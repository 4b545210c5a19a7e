import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect } from './test'
import { message, open } from './visitor'

/** Actions of a visitor with an authenticator app. */

/** Starts adding an app, up to the first code; returns its code generator. */
export async function enroll(page: Page) {
  await open(page, '/account')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Name of the app or device').fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  const picture = page.getByAltText('QR code for your authenticator app')
  await expect
    .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const secret = ((await page.locator('code').textContent()) ?? '').trim()
  return new TOTP({ secret })
}

export async function enterCode(page: Page, code: string) {
  await page.getByLabel('Six-digit code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** Adds an app and verifies it. */
export async function addAuthenticator(page: Page) {
  const totp = await enroll(page)
  await enterCode(page, totp.generate())
  await expect(message(page, 'Authenticator app added.')).toBeVisible()
  return totp
}

/** Six digits that are not the app's current, previous or next code. */
export function wrongCode(totp: TOTP): string {
  const shown = [-1, 0, 1].map(steps => totp.generate({ timestamp: Date.now() + steps * 30_000 }))
  return ['000000', '111111', '222222', '333333'].find(code => !shown.includes(code)) ?? ''
}

export const codePrompt = (page: Page) => page.getByRole('heading', { name: 'Enter your code' })
