import type { EnglishArticle } from '@/content/articles'
import { blogList } from '@/content/ui/blog'
import { crumbs } from '@/content/ui/pages'
import { type Choice, inGroups, type ListingPage } from '@/lib/articles/listing'
import { fill } from '@/lib/fill'
import { articlePath, listingPath, routes } from '@/lib/routes'
import type { ArticleCard } from '@/lib/site/articles'
import { Closing } from '../sections/closing'
import { HeadObject } from '../sections/head-object'
import { PageHero } from '../sections/page-hero'
import { FirstVisitButton } from '../ui/buttons'
import { InEnglish } from '../ui/in-english'
import { Link } from '../ui/link'
import { ArticleRow } from './article-row'
import { BlogFilter } from './blog-filter'
import { CategoryEmblem } from './category-emblem'
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
  /** Articles that the page's language does not have. */
  inEnglish?: readonly EnglishArticle[]
}

/**
 * One page of the listing, grouped by category. The featured article is rendered once, as the first item: as a block
 * while all articles are shown, as an ordinary row within its category.
 */
export function BlogPage({ listing, labels, heading, lead, empty, closing, inEnglish = [] }: BlogPageProps) {
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
        aside={<HeadObject object="article" />}
      />
      <div className="wrap pb-section">
        <BlogFilter labels={labels} tallies={tallies} empty={empty}>
          {featured ? <FeaturedArticle card={featured} /> : null}
          {groups.map(({ category, label, cards }) => (
            <section key={category} className="journal-group" data-category={category}>
              <div className="journal-head">
                <CategoryEmblem category={category} />
                <h2>{label}</h2>
              </div>
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
