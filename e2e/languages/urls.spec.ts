// Only a server and a browser show the Spanish page for an unknown path.
import type { APIResponse } from '@playwright/test'
import { articlePath } from '../../lib/routes'
import { localPath } from '../../lib/site/local-path'
import { language as spanish } from '../../translated/es/facts/language'
import { notFound } from '../../translated/es/ui/layout'
import { addresses } from '../support/addresses'
import { expect, test } from '../support/test'

const _onlyEnglish = articlePath('trt-myths-debunked')

const _locationOf = (answer: APIResponse) => new URL(answer.headers().location ?? '', addresses.site).pathname

test.describe('an unknown address in Spanish', () => {
  test('answers 404 in Spanish, with a link to the Spanish home page', async ({ page, expectProblem }) => {
    expectProblem(/status of 404 .*\/es\/nowhere\/at\/all\)$/, 1)
    const answer = await page.goto(localPath('/nowhere/at/all', spanish))
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', spanish.tag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
    await expect(page.getByText(notFound.text)).toBeVisible()
    await page.getByRole('link', { name: notFound.home }).click()
    await expect(page).toHaveURL(spanish.base)
  })
})
