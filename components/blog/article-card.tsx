import { longDate } from '@/lib/dates'
import type { ArticleCard as Card } from '@/lib/site/articles'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'
import { Badge } from './badge'

type ArticleCardProps = { card: Card; size?: 'brief' | 'normal' | 'featured'; heading?: 'h2' | 'h3' }

/** An article in the listing. The heading's link covers the whole card. */
export function ArticleCard({ card, size = 'normal', heading: Heading = 'h2' }: ArticleCardProps) {
  const featured = size === 'featured'
  return (
    <article className={featured ? 'card card-featured' : 'card'}>
      <Picture
        art={card.art}
        alt=""
        sizes={featured ? '(width <= 56.25rem) 100vw, 50vw' : '(width <= 40rem) 100vw, 380px'}
      />
      <div>
        <p className="card-line">
          <Badge category={card.category} label={card.categoryLabel} />
          <time dateTime={card.publishedOn}>{longDate(card.publishedOn)}</time>
          <span>{card.readTime}</span>
        </p>
        <Heading className={featured ? 'featured-title' : 'text-xl'}>
          <Link href={card.href} className="card-link">
            {card.title}
          </Link>
        </Heading>
        {size === 'brief' ? null : (
          <p className={featured ? 'featured-excerpt text-ink-2' : 'mt-2 text-ink-2'}>{card.excerpt}</p>
        )}
      </div>
    </article>
  )
}
