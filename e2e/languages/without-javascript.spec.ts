// Only a browser shows where a Spanish form leads without JavaScript.
import { routes } from '../../lib/routes'
import { localPath } from '../../lib/site/local-path'
import { language as spanish } from '../../translated/es/facts/language'
import { expect, test } from '../support/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search over the questions leads to the search of the same language', async ({ page }) => {
    await page.goto(localPath(routes.faq, spanish))
    await page.locator('#faq-field').fill('seguro')
    await page.locator('#faq-field').press('Enter')
    await expect(page).toHaveURL(`${localPath(routes.search, spanish)}?q=seguro`)
  })
})
