// Only a browser and a server show what follows an unknown path.
import { searchWords } from '../../content/ui/search'
import { expect, test } from '../support/test'

test.describe('not found', () => {
  test('an unknown path answers 404 with a link home, and is logged', async ({ page, expectProblem }) => {
    expectProblem(/status of 404 .*\/nowhere\/at\/all\?secret=1\)$/, 1)
    const logged: string[] = []
    page.on('console', message => logged.push(message.text()))
    const answer = await page.goto('/nowhere/at/all?secret=1')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
    await page.mouse.move(100, 100)
    await expect.poll(() => logged.find(text => text.includes('/nowhere/at/all'))).toBeTruthy()
    expect(logged.join()).not.toContain('secret')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('search on the page for unknown paths', () => {
  test('a search opens the results', async ({ page, expectProblem }) => {
    expectProblem(/status of 404 .*\/nowhere\)$/, 1)
    await page.goto('/nowhere')
    await page.getByLabel(searchWords.label).fill('hair')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=hair')
    await expect(page.getByRole('link', { name: /hair/i }).first()).toBeVisible()
  })
})
