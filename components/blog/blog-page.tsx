import type { EnglishArticle } from '@/content/articles'
import { blogList } from '@/content/ui/blog'
import { crumbs } from '@/content/ui/pages'
import type { Choice, ListingPage } from '@/lib/articles/listing'
import { articlePath, listingPath, routes } from '@/lib/routes'
import type { ArticleCard as Card } from '@/lib/site/article-data'
import { fill } from '@/lib/words/fill'
import { Closing } from '../sections/closing'
import { PageHero } from '../sections/page-hero'
import { FirstVisitButton } from '../ui/buttons'
import { InEnglish } from '../ui/in-english'
import { Link } from '../ui/link'
import { ArticleCard } from './article-card'
import { BlogFilter } from './blog-filter'
import { Pager } from './pager'

type BlogPageProps = {
  listing: ListingPage<Card>
  labels: readonly { value: Choice; label: string }[]
  heading: string
  lead: string
  /** Shown for a category without articles. */
  empty: string
  closing: { heading: string; text: string }
  /** Articles that the page's language does not have. */
  inEnglish?: readonly EnglishArticle[]
}

/** One page of the listing: cards in the order of the registry, the featured article first and once. */
export function BlogPage({ listing, labels, heading, lead, empty, closing, inEnglish = [] }: BlogPageProps) {
  const { number, pages, shown, featured, tallies } = listing
  const trail = [
    { name: crumbs.home, path: routes.home },
    { name: heading, path: routes.blog },
    ...(number === 1 ? [] : [{ name: fill(blogList.page, { number }), path: listingPath(number) }]),
  ]
  return (
    <>
      <PageHero
        title={number === 1 ? heading : fill(blogList.title, { heading, number })}
        lead={lead}
        trail={trail}
      />
      <div className="wrap pb-section">
        <BlogFilter labels={labels} tallies={tallies} empty={empty}>
          <ul className="journal">
            {shown.map(card => (
              <li key={card.slug} data-category={card.category}>
                <ArticleCard card={card} isFeatured={card === featured} />
              </li>
            ))}
          </ul>
        </BlogFilter>
        {inEnglish.length > 0 ? (
          <section className="mt-section">
            <h2>{blogList.inEnglish}</h2>
            <ul className="mt-4 grid gap-y-3">
              {inEnglish.map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={articlePath(slug)} className="text-link">
                    <InEnglish>{title}</InEnglish>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {pages > 1 ? <Pager number={number} pages={pages} /> : null}
      </div>
      <Closing {...closing}>
        <FirstVisitButton />
      </Closing>
    </>
  )
}
