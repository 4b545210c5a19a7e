import type { ArticleCard as Card } from '@/lib/site/article-data'
import { longDate } from '@/lib/words/dates'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { Ahead } from '../ui/ahead'
import { Link } from '../ui/link'
import { ArticleHero } from './article-hero'
import { Badge } from './badge'
import { FigureMark } from './figure-mark'

type ArticleCardProps = { card: Card; isFeatured?: boolean }

/**
 * An article with its key figure. The heading's link covers the whole card. The featured one is a block with its own drawing
 * while all articles are shown, and an ordinary card within its category.
 */
export function ArticleCard({ card, isFeatured = false }: ArticleCardProps) {
  const { value, label, mark } = card.keyFigure
  const titleId = `card-${card.slug}`
  return (
    <article className={isFeatured ? 'journal-row featured' : 'journal-row'} aria-labelledby={titleId}>
      <div className="journal-figure">
        <p>
          <b>{value}</b> <span>{label}</span>
        </p>
        {mark ? <FigureMark mark={mark} /> : null}
      </div>
      <div className="journal-words">
        <Badge category={card.category} label={card.categoryLabel} />
        <h2 id={titleId}>
          <Link href={card.href} className="row-link">
            {card.title}
          </Link>
        </h2>
        <Ahead from={card.publishedOn} />
        <p className="journal-excerpt">{card.excerpt}</p>
        <p className="journal-date">
          <time dateTime={card.publishedOn}>{longDate(card.publishedOn)}</time>
          <span>{card.readTime}</span>
        </p>
      </div>
      {isFeatured ? (
        <>
          {card.hero ? <ArticleHero hero={card.hero} /> : null}
          <FirstScreenEnd />
        </>
      ) : null}
    </article>
  )
}
