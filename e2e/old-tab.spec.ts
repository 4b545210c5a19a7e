// Only a browser shows a tab that stays open while the site is published anew.
import { serveReleases } from './http/served-releases'
import { expect, test } from './support/served-test'

test('a tab that stays open during two deploys loads a missing part and navigates to another page', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const site = await serveReleases()
  try {
    await page.goto(`${site.address}/about`)
    await site.deploy()
    await site.deploy()
    const missing: string[] = []
    page.on('response', answer => {
      if (answer.status() >= 400) missing.push(answer.url())
    })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('testosterone')
    await expect(page.getByRole('dialog')).toContainText('Testosterone')
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click()
    await expect(page).toHaveURL(`${site.address}/faq`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(missing).toEqual([])
  } finally {
    await site.end()
  }
})
