import { thumbnail } from '@/lib/art-for'
import type { ServiceCard } from '@/lib/site/services'
import { Section } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { Picture } from '../ui/picture'

type ServiceCardsProps = { heading: string; text: string; cards: readonly ServiceCard[] }

/** All services, two in a row on a wide screen. */
export function ServiceCards({ heading, text, cards }: ServiceCardsProps) {
  return (
    <Section>
      <h2 className="side-title">{heading}</h2>
      <p className="mt-2.5 max-w-measure text-ink-2">{text}</p>
      <ul className="service-cards">
        {cards.map(card => (
          <li key={card.key} className="service-card">
            <Picture art={thumbnail(card.key)} alt="" sizes="104px" />
            <div>
              <p className="note">{card.title}</p>
              <h3 className="text-md">{card.h2Title}</h3>
              <p className="mt-1.5 text-sm">{card.description}</p>
              {card.compliance ? <p className="note mt-1.5">{card.compliance}</p> : null}
              <p>
                <GoLink href={card.link}>{card.linkText}</GoLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
