import { longDate } from '@/lib/dates'
import type { ArticleCard } from '@/lib/site/articles'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { Link } from '../ui/link'
import { ArticleHero } from './article-hero'
import { Badge } from './badge'
import { RowFigure } from './row-figure'

type FeaturedArticleProps = { card: ArticleCard }

/** A block with a figure while all articles are shown; an ordinary row within its category. */
export function FeaturedArticle({ card }: FeaturedArticleProps) {
  return (
    <article className="journal-row featured" data-category={card.category} data-featured="">
      <RowFigure figure={card.keyFigure} />
      <div>
        <p className="card-line">
          <Badge category={card.category} label={card.categoryLabel} />
          <time dateTime={card.publishedOn}>{longDate(card.publishedOn)}</time>
          <span>{card.readTime}</span>
        </p>
        <h2 className="featured-title">
          <Link href={card.href} className="row-link">
            {card.title}
          </Link>
        </h2>
        <p className="featured-excerpt">{card.excerpt}</p>
      </div>
      {card.hero ? <ArticleHero hero={card.hero} /> : null}
      <FirstScreenEnd />
    </article>
  )
}
