import { articleWords } from '@/content/ui/blog'
import type { ArticleCard } from '@/lib/site/articles'
import { Link } from '../ui/link'
import { FigureMark } from './figure-mark'

/** The related articles, each with its key figure: a row on phones, a column where there is room. */
export function ReadNext({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <section className="wrap section no-print" aria-labelledby="related">
      <h2 id="related" className="text-2xl">
        {articleWords.next}
      </h2>
      <ul className="mt-6 grid gap-x-8 md:grid-cols-3">
        {cards.map(({ slug, href, title, category, keyFigure: { value, label, mark } }) => (
          <li key={slug} className="read-next" data-category={category}>
            {/* Screen readers get it with its text. */}
            <div className="row-figure" aria-hidden="true">
              <p>{value}</p>
              {mark ? <FigureMark mark={mark} /> : null}
            </div>
            <div>
              <h3 className="text-lg">
                <Link href={href} className="row-link">
                  {title}
                </Link>
              </h3>
              <p className="note mt-1">
                <span className="sr-only">{`${value} `}</span>
                {label}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
