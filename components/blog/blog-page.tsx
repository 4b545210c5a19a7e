import { blogList } from '@/content/ui/blog'
import { crumbs } from '@/content/ui/pages'
import { art } from '@/lib/art'
import type { Choice, ListingPage } from '@/lib/articles/listing'
import { fill } from '@/lib/fill'
import { listingPath, routes } from '@/lib/routes'
import type { ArticleCard as Card } from '@/lib/site/articles'
import { Closing } from '../sections/closing'
import { PageHero } from '../sections/page-hero'
import { BookingButton } from '../ui/buttons'
import { Picture } from '../ui/picture'
import { ArticleCard } from './article-card'
import { BlogFilter } from './blog-filter'
import { Pager } from './pager'

/** Classes for a last card that is alone in its row, in the layouts with two and three columns. */
function aloneIn(count: number): string | undefined {
  const rows = [count % 2 === 1 && 'alone-of-two', count % 3 === 1 && 'alone-of-three']
  return rows.filter(Boolean).join(' ') || undefined
}

type BlogPageProps = {
  listing: ListingPage<Card>
  labels: readonly { value: Choice; label: string }[]
  heading: string
  lead: string
  /** Shown for a category without articles. */
  empty: string
  closing: { heading: string; text: string }
}

/**
 * One page of the listing. The featured article is in the list once, as its first item: full width while all articles
 * are shown, an ordinary card in its category.
 */
export function BlogPage({ listing, labels, heading, lead, empty, closing }: BlogPageProps) {
  const { number, pages, shown, featured, tallies } = listing
  const trail = [
    { name: crumbs.home, path: routes.home },
    { name: heading, path: routes.blog },
    ...(number === 1 ? [] : [{ name: fill(blogList.page, { number }), path: listingPath(number) }]),
  ]
  const unfeatured = shown.filter(card => card !== featured)
  return (
    <>
      <PageHero
        title={number === 1 ? heading : fill(blogList.title, { heading, number })}
        lead={lead}
        trail={trail}
        art={art['page-blog']}
        beforePictures
      />
      <div className="wrap pb-section">
        <BlogFilter labels={labels} tallies={tallies} empty={empty}>
          <ul className="card-grid">
            {featured ? (
              <li id="first-screen" data-category={featured.category} data-featured="">
                <ArticleCard card={featured} size="featured" />
              </li>
            ) : null}
            {unfeatured.map(card => (
              <li
                key={card.slug}
                className={card === unfeatured.at(-1) ? aloneIn(unfeatured.length) : undefined}
                data-category={card.category}
              >
                <ArticleCard card={card} />
              </li>
            ))}
          </ul>
        </BlogFilter>
        {pages > 1 ? <Pager number={number} pages={pages} /> : null}
      </div>
      <Closing {...closing} art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}>
        <BookingButton />
      </Closing>
    </>
  )
}
