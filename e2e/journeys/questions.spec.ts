// Only a browser opens its own disclosures, and scrolls to one.
import { faq } from '../../content/faq'
import { faqWords } from '../../content/ui/faq'
import { openHydrated } from '../support/hydration'
import { expect, test } from '../support/test'

test('only one question is open at a time, and a link to a question opens it', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/faq')
  const insurance = page.locator('details:has(#insurance)')
  const payment = page.locator('details:has(#payment)')
  await expect(insurance).toHaveAttribute('open')
  await payment.locator('summary').click()
  await expect(payment).toHaveAttribute('open')
  await expect(insurance).not.toHaveAttribute('open')
  await payment.locator('summary').click()
  await expect(payment).not.toHaveAttribute('open')
  await page.goto('about:blank')
  await page.goto('/faq#refills')
  await expect(page.locator('details:has(#refills)')).toHaveAttribute('open')
})

test('search within the questions hides the others, opens the first match and announces the number', {
  tag: '@firefox',
}, async ({ page }) => {
  await openHydrated(page, '/faq')
  const field = page.getByLabel(faqWords.label)
  // Not the fold with the references.
  const shown = page.locator('main details[name="faq"]:visible')
  const all = await shown.count()
  const links = page.getByRole('navigation', { name: faqWords.jump }).getByRole('link')
  await expect(links).toHaveText(faq.groups.map(({ title, items }) => `${title} ${items.length}`))
  await field.fill('fasting')
  await expect(shown).not.toHaveCount(all)
  for (const question of await shown.all()) await expect(question).toContainText(/fast/i)
  await expect(links).not.toHaveCount(faq.groups.length)
  for (const { id, title } of faq.groups) {
    const count = await page.locator(`#${id} details:visible`).count()
    if (count > 0) await expect(links.filter({ hasText: title })).toHaveText(`${title} ${count}`)
    else await expect(links.filter({ hasText: title })).toHaveCount(0)
    await expect(page.locator('main').getByRole('heading', { name: title, exact: true })).toBeVisible({
      visible: count > 0,
    })
  }
  await expect(shown.first()).toHaveAttribute('open')
  await expect(page.getByRole('search').getByRole('status')).toContainText('fasting')
  await page.keyboard.press('Enter')
  await expect(shown.first().locator('summary')).toBeFocused()
  await field.fill('parking zeppelin')
  await expect(page.getByRole('search').getByRole('status')).toContainText(
    'No question says “parking zeppelin” in these words',
  )
  await expect(page.locator('details:has(#location-parking)')).toBeVisible()
  await field.fill('zeppelin')
  await expect(page.getByRole('search').getByRole('status')).toContainText('No question has “zeppelin”')
  await expect(shown).toHaveCount(0)
  await expect(links).toHaveCount(0)
  await field.fill('')
  await expect(shown).toHaveCount(all)
  await expect(links).toHaveCount(faq.groups.length)
})
