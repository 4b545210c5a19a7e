import { render, screen, within } from '@testing-library/react'
import { BlogPage } from '@/components/blog/blog-page'
import { blog, filterLabels } from '@/content/blog'
import { blogList } from '@/content/ui/blog'
import { listingPage } from '@/lib/articles/listing'
import { cards } from '@/lib/site/article-data'
import { articleSlugs } from '@/lib/site/article-slugs'
import { articles, articlesInEnglish } from '@/translated/es/articles'

jest.mock('@/content/facts/language', () => jest.requireActual('@/translated/es/facts/language'))

test('a language has an article, or lists the English one', () => {
  const listed = [...articles.map(({ meta }) => meta.slug), ...articlesInEnglish.map(({ slug }) => slug)]
  expect(articlesInEnglish).not.toHaveLength(0)
  expect(listed.sort()).toEqual([...articleSlugs].sort())
})

test('below the translated articles stand the others, marked as English', () => {
  render(
    <BlogPage
      listing={listingPage(cards, 1)}
      labels={filterLabels}
      {...blog}
      inEnglish={articlesInEnglish}
    />,
  )
  const heading = screen.getByRole('heading', { name: blogList.inEnglish })
  const links = within(heading.closest('section') ?? heading).getAllByRole('link')
  expect(links).toHaveLength(articlesInEnglish.length)
  for (const [index, link] of links.entries()) {
    const { slug, title } = articlesInEnglish[index] ?? {}
    expect(link).toHaveAttribute('href', `/blog/${slug}`)
    expect(link).toHaveAttribute('hreflang', 'en')
    expect(within(link).getByText(title ?? '')).toHaveAttribute('lang', 'en')
    expect(link).toHaveTextContent(/\(en inglés\)$/)
  }
})

test('English, which has them all, shows no such list', () => {
  render(<BlogPage listing={listingPage(cards, 1)} labels={filterLabels} {...blog} />)
  expect(screen.queryByRole('heading', { name: blogList.inEnglish })).toBeNull()
})
