import { blog, categoryLabels } from '@/content/blog'
import { categories } from '@/content/schema'
import { art } from '@/lib/art'
import type { ArticleCard as Card } from '@/lib/articles/library'
import type { ListingPage } from '@/lib/articles/listing'
import { listingPath, routes } from '@/lib/routes'
import { Closing } from '../sections/closing'
import { PageHero } from '../sections/page-hero'
import { BookingButton } from '../ui/buttons'
import { Picture } from '../ui/picture'
import { ArticleCard } from './article-card'
import { BlogFilter } from './blog-filter'
import { Pager } from './pager'

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
        {pages > 1 ? <Pager number={number} pages={pages} /> : null}
      </div>
      <Closing {...blog.closing} art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}>
        <BookingButton />
      </Closing>
    </>
  )
}
