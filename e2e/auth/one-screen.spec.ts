// Only a browser shows what fits on one screen.
import { authTexts as english } from '../../content/auth'
import { routes } from '../../lib/routes'
import { authTexts as spanish } from '../../translated/es/auth'
import { authTexts as portuguese } from '../../translated/pt/auth'
import { expect, test } from '../support/test'
import { waitForWebFonts } from '../support/web-fonts'

test.use({ viewport: { width: 360, height: 740 } })

for (const [base, { modes, aside }] of [
  ['', english],
  ['/es', spanish],
  ['/pt', portuguese],
] as const)
  test(`sign-in${base} is one screen of a phone: portal, form and the way to sign up`, async ({ page }) => {
    // A fallback face that is wider than Arial and Roboto wraps two more lines.
    await waitForWebFonts(page)
    await page.goto(`${base}${routes.auth}`)
    await expect(page.getByRole('link', { name: aside.button })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: modes['sign-in'].submit, exact: true })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByRole('button', { name: modes['sign-in'].toggle })).toBeInViewport({ ratio: 1 })
  })
