import type { ServiceCard } from '@/lib/site/services'
import { ServiceEmblem, ServiceHeadArt } from '../figures/service-art'
import { GoLink } from '../ui/buttons'
import { unbrokenRanges } from '../ui/no-break'

/** A service with its figure: name, what it is, a fact and the link. */
export function ServiceCardItem({ card }: { card: ServiceCard }) {
  const { key, title, h2Title, description, compliance, facts, link, linkText } = card
  return (
    <li className="service-card">
      <ServiceEmblem serviceKey={key} />
      <div>
        <h3 className="text-md">{title}</h3>
        <p className="mt-1 font-semibold">{h2Title}</p>
        <p>{description}</p>
        {facts.slice(0, 1).map(({ label, value }) => (
          <p key={label}>
            <span className="note">{label}</span> <b>{unbrokenRanges(value)}</b>
          </p>
        ))}
        <GoLink href={link}>{linkText}</GoLink>
      </div>
      {compliance ? <p className="note">{compliance}</p> : null}
    </li>
  )
}

type ProgramCardProps = {
  card: ServiceCard
  /** Before the price, the price, and its unit: 'from', '$195', 'a month'. */
  price: readonly [before: string, amount: string, unit: string]
  badge?: string | undefined
  /** What the picture shows. */
  picture: string
}

/** A monthly program as a card: its figure, the price, two facts. */
export function ProgramCard({ card, price, badge, picture }: ProgramCardProps) {
  const { key, title, h2Title, description, facts, link, linkText } = card
  return (
    <li className="program">
      <ServiceHeadArt serviceKey={key} />
      <div>
        {badge ? <p className="program-badge">{badge}</p> : null}
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 font-semibold">{h2Title}</p>
        <p className="mt-1">{description}</p>
        <p className="program-price">
          {price[0]} <b className="data">{price[1]}</b> {price[2]}
        </p>
        <dl>
          {facts.slice(1, 3).map(({ label, value }) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd>{unbrokenRanges(value)}</dd>
            </div>
          ))}
        </dl>
        <GoLink href={link}>{linkText}</GoLink>
        <p className="note">{picture}</p>
      </div>
    </li>
  )
}
