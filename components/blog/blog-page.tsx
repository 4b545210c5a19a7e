import type { ArticleCard as Card } from '@/content/articles/library'
import { blog, categoryLabels } from '@/content/blog'
import { categories } from '@/content/schema'
import { art } from '@/lib/art'
import type { ListingPage } from '@/lib/articles/listing'
import { listingPath, routes } from '@/lib/routes'
import { Closing } from '../sections/closing'
import { PageHero } from '../sections/page-hero'
import { BookingButton } from '../ui/buttons'
import { Picture } from '../ui/picture'
import { ArticleCard } from './article-card'
import { BlogFilter } from './blog-filter'
import { Pager } from './pager'

/** A card that the rows of two or of three leave over. */
function aloneIn(count: number): string | undefined {
  const rows = [count % 2 === 1 && 'alone-of-two', count % 3 === 1 && 'alone-of-three']
  return rows.filter(Boolean).join(' ') || undefined
}

type BlogPageProps = { listing: ListingPage<Card> }

/** One page of the listing. The featured article leads the first page and is not repeated in the grid. */
export function BlogPage({ listing }: BlogPageProps) {
  const { number, pages, shown, featured, tallies } = listing
  const trail = [
    { name: 'Home', path: routes.home },
    { name: blog.heading, path: routes.blog },
    ...(number === 1 ? [] : [{ name: `Page ${number}`, path: listingPath(number) }]),
  ]
  const labels = [
    { value: 'all' as const, label: blog.all },
    ...categories.map(value => ({ value, label: categoryLabels[value] })),
  ]
  const unfeatured = shown.filter(card => card !== featured)
  return (
    <>
      <PageHero
        title={number === 1 ? blog.heading : `${blog.heading}, page ${number}`}
        lead={blog.lead}
        trail={trail}
        art={art['page-blog']}
        beforePictures
      />
      <div className="wrap pb-section">
        <BlogFilter labels={labels} tallies={tallies} empty={blog.empty}>
          {featured ? (
            <div id="first-screen" className="featured-slot">
              <ArticleCard card={featured} size="featured" />
            </div>
          ) : null}
          <ul className="card-grid">
            {shown.map(card => (
              <li
                key={card.slug}
                className={card === unfeatured.at(-1) ? aloneIn(unfeatured.length) : undefined}
                data-category={card.category}
                data-featured={card === featured || undefined}
              >
                <ArticleCard card={card} />
              </li>
            ))}
          </ul>
        </BlogFilter>
        {pages > 1 ? <Pager number={number} pages={pages} /> : null}
      </div>
      <Closing {...blog.closing} art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}>
        <BookingButton />
      </Closing>
    </>
  )
}
