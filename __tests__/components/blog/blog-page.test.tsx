import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { enhanced } from '@/__tests__/support/enhance'
import { enhance } from '@/components/blog/article-filter.browser'
import { BlogPage } from '@/components/blog/blog-page'
import { blog, filterLabels } from '@/content/blog'
import { clinic } from '@/content/facts/clinic'
import { listingPage } from '@/lib/articles/listing'
import { cards } from '@/lib/site/article-data'

const words = { ...blog, labels: filterLabels }
const [first] = cards
if (!first) throw new Error('There is no article')
/** Thirty articles of two categories: weight loss is on the first page only, peptides on neither. */
const thirty = Array.from({ length: 30 }, (_, index) => ({
  ...first,
  slug: `made-up-${index}`,
  href: `/blog/made-up-${index}`,
  title: `Made up ${index}`,
  featured: index === 0,
  category: index < 6 ? ('weight-loss' as const) : ('hormone' as const),
}))
const render = (page: ReactElement) => enhanced(page, { 'article-filter': enhance })
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Article categories' })).getByRole('link', { name })

beforeEach(() => {
  window.history.replaceState(null, '', '/blog')
})

/** As the browser does it: the URL has changed before the event. */
function goBackTo(url: string) {
  window.history.replaceState(null, '', url)
  fireEvent(window, new PopStateEvent('popstate'))
}

test('the six filters are plain links, All Articles first', () => {
  render(<BlogPage listing={listingPage(cards, 1)} {...words} />)
  const links = within(screen.getByRole('navigation', { name: 'Article categories' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All Articles', '/blog'],
    ['Hormone Optimization', '/blog?category=hormone'],
    ['Medical Weight Loss', '/blog?category=weight-loss'],
    ['Peptide Therapy', '/blog?category=peptide'],
    ['Functional Medicine', '/blog?category=functional'],
    ['PRP & Aesthetics', '/blog?category=prp'],
  ])
  expect(links[0]).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('navigation', { name: 'More articles' })).not.toBeInTheDocument()
})

test('the featured article is first on the first page and not repeated', () => {
  render(<BlogPage listing={listingPage(thirty, 1)} {...words} />)
  const titles = screen.getAllByRole('article').map(card => within(card).getByRole('link').textContent)
  expect(titles).toHaveLength(24)
  expect(titles[0]).toBe('Made up 0')
  expect(titles.filter(title => title === 'Made up 0')).toHaveLength(1)
})

test('a card has its key figure, category, title, a whole sentence, the long date and the time it takes', () => {
  const card = {
    ...first,
    slug: 'made-up',
    featured: false,
    title: 'Made up',
    excerpt: 'It was tested once.',
    keyFigure: { ...first.keyFigure, value: '4.7%', label: 'below the starting weight', mark: undefined },
    categoryLabel: 'Medical Weight Loss',
    publishedOn: '2025-01-14',
    readTime: '8 min read',
  }
  render(<BlogPage listing={listingPage([card], 1)} {...words} />)
  const parts = [
    ...screen.getByRole('article', { name: 'Made up' }).querySelectorAll('b, span, h2, p:not(:has(*)), time'),
  ]
  expect(parts.map(part => part.textContent).filter(Boolean)).toEqual([
    '4.7%',
    'below the starting weight',
    'Medical Weight Loss',
    'Made up',
    'It was tested once.',
    'January 14, 2025',
    '8 min read',
  ])
  // No heading of a category between the cards.
  expect(screen.queryByRole('heading', { name: 'Medical Weight Loss' })).toBeNull()
})

test('a category without an article has no tab', () => {
  render(<BlogPage listing={listingPage(thirty, 1)} {...words} />)
  const links = within(screen.getByRole('navigation', { name: 'Article categories' })).getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual([
    'All Articles',
    'Hormone Optimization',
    'Medical Weight Loss',
  ])
})

test('a shared address of an empty category shows a message and a link to all articles', () => {
  window.history.replaceState(null, '', '/blog?category=peptide')
  render(<BlogPage listing={listingPage(thirty, 1)} {...words} />)
  expect(screen.getByText('No articles found in this category.')).toBeVisible()
  const [, back] = screen.getAllByRole('link', { name: 'All Articles' })
  if (!back) throw new Error('There is no way back')
  fireEvent.click(back)
  expect(window.location.search).toBe('')
  expect(tab('All Articles')).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('All Articles: 24 of 30 articles on this page')
})

test('a category of several pages shows how many of its articles are on this page', () => {
  render(<BlogPage listing={listingPage(thirty, 2)} {...words} />)
  fireEvent.click(tab('Hormone Optimization'))
  expect(screen.getByRole('status')).toHaveTextContent('Hormone Optimization: 6 of 24 articles on this page')
  fireEvent.click(tab('Medical Weight Loss'))
  expect(screen.getByRole('status')).toHaveTextContent('Medical Weight Loss: 0 of 6 articles on this page')
  expect(screen.getByText('No articles found in this category.')).not.toBeVisible()
})

test('a listing of two pages has all its cards and page links in the served HTML', () => {
  render(<BlogPage listing={listingPage(thirty, 2)} {...words} />)
  expect(screen.getByRole('heading', { level: 1, name: `${clinic.blogName}, page 2` })).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(6)
  const pager = within(screen.getByRole('navigation', { name: 'More articles' }))
  expect(pager.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/blog', '/blog/page/2'])
  expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('a URL with a category opens filtered, and Back removes the filter', () => {
  window.history.replaceState(null, '', '/blog?category=weight-loss')
  render(<BlogPage listing={listingPage(thirty, 1)} {...words} />)
  expect(tab('Medical Weight Loss')).toHaveAttribute('aria-current', 'true')
  goBackTo('/blog')
  expect(tab('All Articles')).toHaveAttribute('aria-current', 'true')
})

test('Back from a chosen filter removes it, and its announcement', () => {
  render(<BlogPage listing={listingPage(thirty, 1)} {...words} />)
  fireEvent.click(tab('Medical Weight Loss'))
  expect(tab('Medical Weight Loss')).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Medical Weight Loss: 6 articles')
  goBackTo('/blog')
  expect(tab('All Articles')).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a URL with an unknown category shows all articles', () => {
  window.history.replaceState(null, '', '/blog?category=constructor')
  render(<BlogPage listing={listingPage(thirty, 1)} {...words} />)
  expect(tab('All Articles')).toHaveAttribute('aria-current', 'true')
})
