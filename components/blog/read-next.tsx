import { articleWords } from '@/content/ui/blog'
import type { ArticleCard } from '@/lib/site/article-data'
import { Link } from '../ui/link'
import { Badge } from './badge'

/** The related articles: a list on phones, a row where there is room. */
export function ReadNext({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <section className="wrap section no-print" aria-labelledby="related">
      <h2 id="related" className="text-2xl">
        {articleWords.next}
      </h2>
      <ul className="mt-5 grid gap-x-8 lg:grid-cols-3">
        {cards.map(({ slug, href, title, category, categoryLabel }) => (
          <li key={slug} className="border-t border-line py-4" data-category={category}>
            <Badge category={category} label={categoryLabel} />
            <h3 className="mt-1.5 text-lg leading-snug">
              <Link href={href} className="hover:underline">
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
