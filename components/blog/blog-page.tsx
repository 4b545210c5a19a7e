import { blog, categoryLabels } from '@/content/blog'
import { categories } from '@/content/schema'
import { art } from '@/lib/art'
import { type ArticleCard as Card, perPage } from '@/lib/articles/library'
import { routes } from '@/lib/routes'
import { Closing } from '../sections/closing'
import { PageHero } from '../sections/page-hero'
import { BookingButton } from '../ui/buttons'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'
import { ArticleCard } from './article-card'
import { BlogFilter } from './blog-filter'

type BlogPageProps = { cards: readonly Card[]; page: number }

const trail = [
  { name: 'Home', path: routes.home },
  { name: blog.heading, path: routes.blog },
]

/** One page of the listing. The featured article leads the first page and is not repeated in the grid. */
export function BlogPage({ cards, page }: BlogPageProps) {
  const featured = page === 1 ? cards.find(card => card.featured) : undefined
  const shown = cards.slice((page - 1) * perPage, page * perPage)
  const pages = Math.ceil(cards.length / perPage)
  const count = (category: string) => shown.filter(card => card.category === category).length
  const counts = {
    all: shown.length,
    hormone: count('hormone'),
    'weight-loss': count('weight-loss'),
    peptide: count('peptide'),
    functional: count('functional'),
    prp: count('prp'),
  }
  const labels = [
    { value: 'all' as const, label: blog.all },
    ...categories.map(value => ({ value, label: categoryLabels[value] })),
  ]
  return (
    <>
      <PageHero
        title={page === 1 ? blog.heading : `${blog.heading}, page ${page}`}
        lead={blog.lead}
        trail={trail}
        art={art['page-blog']}
      />
      <div className="wrap pb-section">
        <BlogFilter labels={labels} counts={counts} empty={blog.empty}>
          {featured ? (
            <div className="featured-slot">
              <ArticleCard card={featured} size="featured" />
            </div>
          ) : null}
          <ul className="card-grid">
            {shown.map(card => (
              <li
                key={card.slug}
                data-category={card.category}
                data-featured={card === featured || undefined}
              >
                <ArticleCard card={card} />
              </li>
            ))}
          </ul>
        </BlogFilter>
        {pages > 1 ? (
          <nav aria-label="More articles" className="mt-12 flex gap-6 border-t border-ink pt-4">
            {Array.from({ length: pages }, (_, index) => index + 1).map(number => (
              <Link
                key={number}
                className="text-link inline-flex min-h-11 min-w-11 items-center justify-center"
                href={number === 1 ? routes.blog : `${routes.blog}/page/${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                <span className="sr-only">Page </span>
                {number}
              </Link>
            ))}
          </nav>
        ) : null}
      </div>
      <Closing {...blog.closing} art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}>
        <BookingButton />
      </Closing>
    </>
  )
}
