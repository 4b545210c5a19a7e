import { serviceWords } from '@/content/ui/service'
import type { ServiceCard } from '@/lib/site/services'
import { ServiceEmblem } from '../figures/service-art'
import { Link } from '../ui/link'

type RelatedServicesProps = { cards: readonly ServiceCard[] }

/** Links to related services, with a fact about each. */
export function RelatedServices({ cards }: RelatedServicesProps) {
  return (
    <section className="wrap service-related">
      <h2>{serviceWords.related}</h2>
      <ul className="related-list">
        {cards.map(({ key, name, fact, link }) => (
          <li key={key}>
            <Link href={link} className="related">
              <ServiceEmblem serviceKey={key} />
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
