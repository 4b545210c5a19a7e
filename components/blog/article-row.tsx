import { shortDate } from '@/lib/dates'
import type { ArticleCard } from '@/lib/site/articles'
import { Link } from '../ui/link'
import { RowFigure } from './row-figure'

/** Phones show the title up to the colon; screen readers get all of it. */
function ShortTitle({ title }: { title: string }) {
  const [start, ...rest] = title.split(': ')
  if (rest.length === 0) return <>{title}</>
  return (
    <>
      {start}
      <span className="max-sm:sr-only">{`: ${rest.join(': ')}`}</span>
    </>
  )
}

type ArticleRowProps = { card: ArticleCard }

/** An article in a list, with its key figure. The heading's link covers the whole row. */
export function ArticleRow({ card }: ArticleRowProps) {
  const { value, label } = card.keyFigure
  const titleId = `row-${card.slug}`
  return (
    <article className="journal-row" data-category={card.category} aria-labelledby={titleId}>
      <RowFigure figure={card.keyFigure} />
      <div>
        <h3 id={titleId} className="row-title">
          <Link href={card.href} className="row-link">
            <ShortTitle title={card.title} />
          </Link>
        </h3>
        <p className="row-label">
          <span className="sr-only">{`${value} `}</span>
          {label}
        </p>
      </div>
      <p className="row-date">
        <time dateTime={card.publishedOn}>{shortDate(card.publishedOn)}</time>
        <span>{card.readTime}</span>
      </p>
    </article>
  )
}
