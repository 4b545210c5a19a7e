import { articleWords } from '@/content/ui/blog'
import type { ArticleCard } from '@/lib/site/articles'
import { FirstVisitButton } from '../ui/buttons'
import { Link } from '../ui/link'
import { RowFigure } from './row-figure'

/** After a few sections, for whoever has read enough: another article, and how to book. */
export function ArticleStop({ card }: { card: ArticleCard }) {
  return (
    <aside className="article-stop no-print" data-category={card.category} aria-label={articleWords.next}>
      <div className="stop-figure">
        <RowFigure figure={card.keyFigure} />
      </div>
      <div className="stop-words">
        <p className="note">{articleWords.next}</p>
        <p>
          <Link href={card.href}>{card.title}</Link>
        </p>
        <p className="note">
          <span className="sr-only">{`${card.keyFigure.value} `}</span>
          {card.keyFigure.label}
        </p>
      </div>
      <FirstVisitButton />
    </aside>
  )
}
