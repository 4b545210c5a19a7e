/** @jest-environment node */
import { GET as feed } from '@/app/feed.xml/route'
import { GET as llms } from '@/app/llms.txt/route'
import { GET as sitemap } from '@/app/sitemap.xml/route'
import { published } from '@/lib/articles/published-by'
import { articleView, cards, getArticle } from '@/lib/site/article-data'
import { searchIndex } from '@/lib/site/search-index'

const later = 'trt-myths-debunked'

// The days of the sitemap are those of the pages that there are.
jest.unmock('@/lib/site/ended-services')

jest.mock('@/content/articles', () => {
  const { articles } = jest.requireActual<typeof import('@/content/articles')>('@/content/articles')
  return {
    articles: articles.map(article =>
      article.meta.slug === 'trt-myths-debunked'
        ? { ...article, meta: { ...article.meta, publishedOn: '2999-01-01' } }
        : article,
    ),
  }
})

test('an article is public from its day on', () => {
  const of = (publishedOn: string) => ({ meta: { publishedOn } })
  expect(published([of('2026-11-26'), of('2026-11-27'), of('2026-11-28')], '2026-11-27')).toEqual([
    of('2026-11-26'),
    of('2026-11-27'),
  ])
})

test('before its day an article has no page, and neither listing, feed, sitemap, search nor llms.txt names it', async () => {
  expect(getArticle(later)).toBeUndefined()
  expect(cards.map(({ slug }) => slug)).not.toContain(later)
  const views = cards.flatMap(({ slug }) => getArticle(slug) ?? []).map(articleView)
  expect(views.flatMap(({ related }) => related.map(({ slug }) => slug))).not.toContain(later)
  const files = await Promise.all([feed, sitemap, llms].map(get => get().text()))
  for (const text of [...files, JSON.stringify(searchIndex())]) {
    expect(text).toContain('trt-and-heart-health')
    expect(text).not.toContain(later)
  }
})
