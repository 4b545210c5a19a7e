import { expect, test } from '../support/test'

test('one question is open at a time, and a link to a question opens it', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/faq')
  const insurance = page.locator('details:has(#insurance)')
  const payment = page.locator('details:has(#payment)')
  await insurance.locator('summary').click()
  await expect(insurance).toHaveAttribute('open')
  await payment.locator('summary').click()
  await expect(payment).toHaveAttribute('open')
  await expect(insurance).not.toHaveAttribute('open')
  await page.goto('about:blank')
  await page.goto('/faq#refills')
  await expect(page.locator('details:has(#refills)')).toHaveAttribute('open')
})
