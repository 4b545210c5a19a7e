import { serviceWords } from '@/content/ui/service'
import { serviceBand } from '@/lib/art-for'
import type { ServiceCard } from '@/lib/site/services'
import { Section } from '../sections/section'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'

type RelatedServicesProps = { cards: readonly ServiceCard[] }

/** Links to related services. */
export function RelatedServices({ cards }: RelatedServicesProps) {
  return (
    <Section>
      <h2 className="text-2xl">{serviceWords.related}</h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-3">
        {cards.map(({ key, name, fact, link }) => (
          <li key={key}>
            <Link href={link} className="related">
              <Picture art={serviceBand(key)} alt="" sizes="(width <= 40rem) 104px, 400px" />
              <span>
                <b>{name}</b>
                <span className="note block">{fact}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
