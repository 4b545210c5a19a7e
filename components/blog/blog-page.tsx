import { blogList } from '@/content/ui/blog'
import { crumbs } from '@/content/ui/pages'
import { type Choice, inGroups, type ListingPage } from '@/lib/articles/listing'
import { fill } from '@/lib/fill'
import { listingPath, routes } from '@/lib/routes'
import type { ArticleCard } from '@/lib/site/articles'
import { Closing } from '../sections/closing'
import { PageHero } from '../sections/page-hero'
import { FirstVisitButton } from '../ui/buttons'
import { ArticleRow } from './article-row'
import { BlogFilter } from './blog-filter'
import { FeaturedArticle } from './featured-article'
import { Pager } from './pager'

type BlogPageProps = {
  listing: ListingPage<ArticleCard>
  labels: readonly { value: Choice; label: string }[]
  heading: string
  lead: string
  /** Shown for a category without articles. */
  empty: string
  closing: { heading: string; text: string }
}

/**
 * One page of the listing, grouped by category. The featured article is rendered once, as the first item: as a block
 * while all articles are shown, as an ordinary row within its category.
 */
export function BlogPage({ listing, labels, heading, lead, empty, closing }: BlogPageProps) {
  const { number, pages, shown, featured, tallies } = listing
  const trail = [
    { name: crumbs.home, path: routes.home },
    { name: heading, path: routes.blog },
    ...(number === 1 ? [] : [{ name: fill(blogList.page, { number }), path: listingPath(number) }]),
  ]
  const groups = inGroups(shown.filter(card => card !== featured))
  return (
    <>
      <PageHero
        title={number === 1 ? heading : fill(blogList.title, { heading, number })}
        lead={lead}
        trail={trail}
      />
      <div className="wrap pb-section">
        <BlogFilter labels={labels} tallies={tallies} empty={empty}>
          {featured ? <FeaturedArticle card={featured} /> : null}
          {groups.map(({ category, label, cards }) => (
            <section key={category} className="journal-group" data-category={category}>
              <h2>{label}</h2>
              <ul>
                {cards.map(card => (
                  <li key={card.slug}>
                    <ArticleRow card={card} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </BlogFilter>
        {pages > 1 ? <Pager number={number} pages={pages} /> : null}
      </div>
      <Closing {...closing}>
        <FirstVisitButton />
      </Closing>
    </>
  )
}
