import type { ServiceKey } from '@/content/schema'
import { servicePaths } from '@/lib/routes'
import { ServiceEmblem } from '../figures/service-art'
import { Section } from '../sections/section'
import { GoLink } from '../ui/buttons'

type HomeTracksProps = {
  heading: string
  link: string
  note: string
  items: readonly { key: ServiceKey; title: string; price: string; text: string }[]
}

/** The three core services, each with its emblem, its price and a sentence. */
export function HomeTracks({ heading, link, note, items }: HomeTracksProps) {
  return (
    <Section>
      <h2 className="side-title">{heading}</h2>
      <ul className="tracks">
        {items.map(({ key, title, price, text }) => (
          <li key={key}>
            <ServiceEmblem serviceKey={key} />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="data mt-1 font-semibold">{price}</p>
              <p className="mt-1">{text}</p>
              <GoLink href={servicePaths[key]}>
                {link}
                <span className="sr-only">{`: ${title}`}</span>
              </GoLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="note mt-5">{note}</p>
    </Section>
  )
}
