// Only a browser shows the Spanish pages without JavaScript.
import { routes, servicePaths } from '../../lib/routes'
import { localPath } from '../../lib/site/local-path'
import { calculator } from '../../translated/es/calculator'
import { language as spanish } from '../../translated/es/facts/language'
import { inMenu } from '../../translated/es/menu'
import { testosteroneReplacementTherapy as service } from '../../translated/es/services/testosterone-replacement-therapy'
import { header } from '../../translated/es/ui/layout'
import { expect, test } from '../support/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menu, questions and the switch work in Spanish', async ({ page }) => {
    await page.goto(localPath(routes.home, spanish))
    await page.getByRole('button', { name: header.services }).click()
    const panel = page.getByRole('navigation', { name: header.allServicesLabel })
    await panel.getByRole('link', { name: inMenu[service.key].name }).click()
    const path = servicePaths[service.key]
    await expect(page).toHaveURL(localPath(path, spanish))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.hero.title)
    const question = page.locator('details:has(#fertility)')
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    await page.goto(localPath(routes.calculator, spanish))
    await expect(page.getByText(calculator.form.noScript)).toBeVisible()
    await expect(page.getByText(calculator.how.formula)).toBeVisible()
    await expect(page.getByRole('button', { name: calculator.form.button })).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(routes.calculator)
  })

  test('the search over the questions leads to the search of the same language', async ({ page }) => {
    await page.goto(localPath(routes.faq, spanish))
    await page.locator('#faq-field').fill('seguro')
    await page.locator('#faq-field').press('Enter')
    await expect(page).toHaveURL(`${localPath(routes.search, spanish)}?q=seguro`)
  })
})
