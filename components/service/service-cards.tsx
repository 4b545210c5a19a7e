import { thumbnail } from '@/lib/art-for'
import type { ServiceCard } from '@/lib/site/services'
import { SideSection } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { Picture } from '../ui/picture'

type ServiceCardsProps = { heading: string; text: string; cards: readonly ServiceCard[] }

/** All services as cards. */
export function ServiceCards({ heading, text, cards }: ServiceCardsProps) {
  return (
    <SideSection tone="wood" heading={heading} note={text}>
      <ul className="neatline py-2">
        {cards.map(card => (
          <li key={card.key} className="service-card">
            <Picture art={thumbnail(card.key)} alt="" sizes="104px" />
            <div>
              <p className="note">{card.title}</p>
              <h3 className="text-xl">{card.h2Title}</h3>
              <p className="mt-2 max-w-measure">{card.description}</p>
              {card.compliance ? <p className="note mt-2 max-w-measure">{card.compliance}</p> : null}
              <p className="mt-1">
                <GoLink href={card.link}>{card.linkText}</GoLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
