// Only a browser shows how React goes on in a page whose texts a translator has replaced.
import { isSealed } from '../tools/audit/built-routes'
import { holdHydration, untilHydrated } from './support/hydration'
import { expect, test } from './support/test'
import { translatePages } from './support/translator'

// The unsealed build hydrates before a translator runs.
test.skip(!isSealed(), 'the build is not sealed')

/** React discards server HTML whose text does not match, and renders it again. */
const madeAnew = /Minified React error #418/
const capital = /^[^a-z]+$/

test.describe('the calculator', () => {
  test('a translated page updates every figure of the result with the values', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(madeAnew)
    await translatePages(context, 200)
    const release = await holdHydration(page)
    await page.goto('/resources/free-testosterone-calculator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(capital)
    release()
    await untilHydrated(page)
    const result = page.getByRole('main').locator('.calc-result')
    const calculate = page.getByRole('main').getByRole('button', { name: /calculate/i })
    await page.locator('#calc-total').fill('500')
    await page.locator('#calc-shbg').fill('40')
    await calculate.click()
    await page.locator('.calc-result > .result-fold > summary').first().click()
    await expect(result).toContainText(/500\sNG\/DL TOTAL, 40\sNMOL\/L SHBG/)
    await expect(result).toContainText('WITH EVERYTHING ELSE THE SAME')
    const before = await result.textContent()
    await page.locator('#calc-total').fill('735')
    await page.locator('#calc-shbg').fill('21')
    await calculate.click()
    await expect(result).toContainText(/735\sNG\/DL TOTAL, 21\sNMOL\/L SHBG/)
    await expect(result).toContainText('HOW YOUR TOTAL OF 735 NG/DL SPLITS UP')
    // Every sentence that contains figures has changed.
    const sentences = (text: string | null) =>
      /OF EVERY 100 .*? FREE\.|WITH EVERYTHING ELSE .*? AT TWICE [\d.]+/g[Symbol.match](text ?? '')
    await expect.poll(async () => sentences(await result.textContent())).toHaveLength(2)
    const [split, whatIf] = sentences(await result.textContent()) ?? []
    expect(before).not.toContain(split)
    expect(before).not.toContain(whatIf)
  })
})
