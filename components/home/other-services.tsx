import type { ServiceKey } from '@/content/schema'
import { servicePaths } from '@/lib/routes'
import { ServiceEmblem } from '../figures/service-art'
import { Section } from '../sections/section'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

type OtherServicesProps = {
  heading: string
  note: string
  items: readonly { key: ServiceKey; title: string }[]
}

/** The other services, as equal columns on wide screens and rows on phones. Each is one link. */
export function OtherServices({ heading, note, items }: OtherServicesProps) {
  return (
    <Section>
      <div className="home-more">
        <div>
          <h2 className="side-title">{heading}</h2>
          <p className="note mt-2.5">{note}</p>
        </div>
        <ul className="more-strip">
          {items.map(({ key, title }) => (
            <li key={key}>
              <Link href={servicePaths[key]} className="more-tile">
                <ServiceEmblem serviceKey={key} />
                <span className="more-name">
                  <span className="font-display text-md">{title}</span>
                  <Icon name="arrow-right" size={24} className="text-copper" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
