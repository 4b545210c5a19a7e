import type { Page } from '@playwright/test'
import { escapeRegExp } from '../../lib/escape-reg-exp'
import { fill } from '../../lib/fill'
import { routes } from '../../lib/routes'
import type { Language } from '../../lib/site/language'
import { localPath } from '../../lib/site/local-path'
import { calculator } from '../../translated/es/calculator'
import { language as spanish } from '../../translated/es/facts/language'
import { actionWords, pageWords } from '../../translated/es/ui/calculator'
import { resultTextWords } from '../../translated/es/ui/calculator-words'
import { calculator as inPortuguese } from '../../translated/pt/calculator'
import { language as portuguese } from '../../translated/pt/facts/language'
import { expect, test } from '../support/test'
import { open } from '../support/visitor'

/** The same amount with a decimal point and with a comma. */
const readings = ['18.0 nmol/L', '18,0 nmol/L']

type Words = { form: Record<'total' | 'shbg' | 'button', string> }

const openIn = (page: Page, language: Language) => open(page, localPath(routes.calculator, language))

async function calculate(page: Page, { form }: Words, total: string, shbg: string) {
  await page.getByLabel(form.total, { exact: true }).fill(total)
  await page.getByLabel(form.shbg, { exact: true }).fill(shbg)
  await page.getByRole('button', { name: form.button }).click()
}

for (const [language, words, figures] of [
  [spanish, calculator, { value: '10.1', otherwise: '10,1', low: '7.1', high: '22.6', total: '519.12' }],
  [portuguese, inPortuguese, { value: '10,1', otherwise: '10.1', low: '7,1', high: '22,6', total: '519,12' }],
] as const) {
  test(`${language.own}: a decimal point and a comma are read alike, and the result uses the language’s format`, async ({
    page,
  }) => {
    const { position, heading, assumed } = words.result
    await openIn(page, language)
    for (const reading of readings) {
      // The previous result is gone.
      await calculate(page, words, '200', '38')
      const result = page.getByRole('region', { name: heading })
      const free = result.getByRole('definition').first()
      const shown = new RegExp(`^${escapeRegExp(figures.value)} `)
      await expect(free).not.toHaveText(shown)
      await calculate(page, words, reading, '38')
      await expect(free).toHaveText(shown)
      await expect(
        result.getByText(fill(position.free, { ...figures, position: position.within }), { exact: true }),
      ).toBeVisible()
      await expect(result).toContainText(`${figures.total}\u00a0ng/dL`)
      await expect(result.getByText(assumed)).toBeVisible()
      await expect(result).not.toContainText(figures.otherwise)
    }
  })
}

test('a missing value is named in Spanish, linked to its field and focused', async ({ page }) => {
  await openIn(page, spanish)
  const { form } = calculator
  const shbg = page.getByLabel(form.shbg, { exact: true })
  await page.getByLabel(form.total, { exact: true }).fill('500')
  await shbg.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: form.missing })).toBeVisible()
  await expect(shbg).toBeFocused()
  await expect(shbg).toHaveAttribute('aria-invalid', 'true')
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
