// Only the Spanish build shows its own journal.
import { articles } from '../../content/articles'
import { categories } from '../../content/schema'
import { articlePath, routes } from '../../lib/routes'
import { isUntranslated } from '../../lib/site/is-untranslated'
import { localPath } from '../../lib/site/local-path'
import { fill } from '../../lib/words/fill'
import { categoryLabels } from '../../translated/es/blog'
import { language as spanish } from '../../translated/es/facts/language'
import { blogFilter } from '../../translated/es/ui/blog'
import { openHydrated } from '../support/hydration'
import { expect, test } from '../support/test'

const translated = articles.filter(({ meta }) => !isUntranslated(spanish, articlePath(meta.slug)))
const countIn = (wanted: string) => translated.filter(({ meta }) => meta.category === wanted).length
const listing = localPath(routes.blog, spanish)

test('the Spanish journal lists the translated articles by category, with their number', async ({ page }) => {
  await openHydrated(page, listing)
  const tabs = page.getByRole('navigation', { name: blogFilter.categories })
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows).toHaveCount(translated.length)
  for (const category of categories) {
    const label = categoryLabels[category]
    const count = countIn(category)
    // A tab without an article leads nowhere.
    if (count === 0) {
      await expect(tabs.getByRole('link', { name: label })).toHaveCount(0)
      continue
    }
    const found = fill(count === 1 ? blogFilter.article : blogFilter.articles, { count })
    await tabs.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(`${listing}?category=${category}`)
    await expect(rows).toHaveCount(count)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: fill(blogFilter.chosen, { category: label, articles: found }) }),
    ).toBeAttached()
  }
  await tabs.getByRole('link', { name: blogFilter.all }).click()
  await expect(page).toHaveURL(listing)
  await expect(rows).toHaveCount(translated.length)
})
