import { serviceWords } from '@/content/ui/service'
import { serviceBand } from '@/lib/art-for'
import type { ServiceCard } from '@/lib/site/services'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'

type RelatedServicesProps = { cards: readonly ServiceCard[] }

/** Links to related services. */
export function RelatedServices({ cards }: RelatedServicesProps) {
  return (
    <section className="wrap service-related">
      <h2 className="text-2xl">{serviceWords.related}</h2>
      <ul className="related-list">
        {cards.map(({ key, name, fact, link }) => (
          <li key={key}>
            <Link href={link} className="related">
              <Picture art={serviceBand(key)} alt="" sizes="(width <= 40rem) 104px, 400px" />
              <span>
                <b>{name}</b>
                <span className="note">{fact}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
