import { render, screen } from '@testing-library/react'
import { ArticleCard } from '@/components/blog/article-card'
import { ArticlePage } from '@/components/blog/article-page'
import { Offers } from '@/components/prices/offers'
import { PricesAhead } from '@/components/prices/prices-ahead'
import { articleView, cards, getArticle } from '@/lib/site/article-data'

// What `npm run dev` and drafts show beside what is public. That other builds leave it out: published-articles.test.ts.

jest.mock('@/lib/env', () => {
  const { env } = jest.requireActual<typeof import('@/lib/env')>('@/lib/env')
  return { env: { ...env, showsAhead: true } }
})
jest.mock('@/content/articles', () => {
  const real = jest.requireActual<typeof import('@/content/articles')>('@/content/articles')
  return {
    ...real,
    articles: real.articles.map(article =>
      article.meta.slug === 'trt-myths-debunked'
        ? { ...article, meta: { ...article.meta, publishedOn: '2999-01-01' } }
        : article,
    ),
  }
})

const mark = 'Not public yet: from January 1, 2999'

test('an article is shown before its day, with a mark in the listing and on its page', () => {
  const card = cards.find(({ slug }) => slug === 'trt-myths-debunked')
  const article = getArticle('trt-myths-debunked')
  if (!card || !article) throw new Error('The article is not shown.')
  const listing = render(<ArticleCard card={card} />)
  expect(screen.getByText(mark)).toBeVisible()
  listing.unmount()
  render(<ArticlePage {...articleView(article)} />)
  expect(screen.getByText(mark)).toBeVisible()
})

test('an article that is public has no mark', () => {
  const [card] = cards
  if (!card) throw new Error('No article.')
  render(<ArticleCard card={card} />)
  expect(screen.queryByText(/Not public yet/)).toBeNull()
})

test('an offer is shown before its first day, marked', () => {
  const text = 'Veterans pay 10% less for the first visit.'
  render(<Offers offers={[{ text, from: '2999-01-01', validUntil: '2999-02-01', renew: '' }]} />)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(mark)).toBeVisible()
})

test('amounts from a later day on are named', () => {
  const later = { asOf: '2999-01-01', amounts: { firstVisit: 219, testosterone: 205 } }
  const present = { asOf: '2026-11-16', amounts: { firstVisit: 199, testosterone: 195 } }
  render(<PricesAhead record={[later, present]} />)
  expect(screen.getByText(mark).closest('p')).toHaveTextContent(`${mark}: firstVisit $219, testosterone $205`)
  expect(screen.queryByText(/199/)).toBeNull()
})
