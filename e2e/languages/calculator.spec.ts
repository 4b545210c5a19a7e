// Only a browser shows the words and numbers of each language’s own build, its clipboard and its print.
import type { Page } from '@playwright/test'
import { routes } from '../../lib/routes'
import type { Language } from '../../lib/site/language'
import { localPath } from '../../lib/site/local-path'
import { fill } from '../../lib/words/fill'
import { calculator } from '../../translated/es/calculator'
import { language as spanish } from '../../translated/es/facts/language'
import { actionWords, pageWords } from '../../translated/es/ui/calculator'
import { resultTextWords } from '../../translated/es/ui/calculator-words'
import { calculator as inPortuguese } from '../../translated/pt/calculator'
import { language as portuguese } from '../../translated/pt/facts/language'
import { expect, test } from '../support/test'
import { open } from '../support/visitor'

type Words = { form: Record<'total' | 'shbg' | 'button', string> }

const openIn = (page: Page, language: Language) => open(page, localPath(routes.calculator, language))

async function calculate(page: Page, { form }: Words, total: string, shbg: string) {
  await page.getByLabel(form.total, { exact: true }).fill(total)
  await page.getByLabel(form.shbg, { exact: true }).fill(shbg)
  await page.getByRole('button', { name: form.button }).click()
}

test('the Portuguese build reads and writes a decimal comma', async ({ page }) => {
  await openIn(page, portuguese)
  await calculate(page, inPortuguese, '18,0 nmol/L', '38')
  const result = page.getByRole('region', { name: inPortuguese.result.heading })
  await expect(result.getByRole('definition').first()).toHaveText('10,1 ng/dL')
  await expect(result).toContainText('519,12\u00a0ng/dL')
})

test('the copied text and the printed page are Spanish', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openIn(page, spanish)
  await calculate(page, calculator, '520', '38')
  await page.getByRole('button', { name: actionWords.copy }).click()
  await expect(page.getByText(actionWords.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(fill(resultTextWords.free, { free: '10.1', pmol: '349', percent: '1.94' }))
  expect(copied).toContain(fill(resultTextWords.albuminAssumed, { value: '4.3' }))
  expect(copied).toContain(resultTextWords.estimate)
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.calc-result')
  for (const words of [
    calculator.heading,
    pageWords.questions,
    `${pageWords.method} ${calculator.print.method}`,
    pageWords.references,
    calculator.disclaimer,
  ])
    await expect(paper).toContainText(words, { useInnerText: true })
  await expect(page.getByRole('button', { name: calculator.form.button })).toBeHidden()
})
