import { serviceWords } from '@/content/ui/service'
import type { ServiceCard } from '@/lib/site/services'
import { ServiceEmblem } from '../figures/service-art'
import { Link } from '../ui/link'

type RelatedServicesProps = { cards: readonly ServiceCard[] }

/** Links to related services. */
export function RelatedServices({ cards }: RelatedServicesProps) {
  return (
    <section className="wrap service-related">
      <h2 className="text-xl">{serviceWords.related}</h2>
      <ul className="related-list">
        {cards.map(({ key, name, link }) => (
          <li key={key}>
            <Link href={link} className="related">
              <ServiceEmblem serviceKey={key} />
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
