import type { ServiceKey } from '@/content/schema'
import { servicePaths } from '@/lib/routes'
import { ServiceEmblem } from '../figures/service-art'
import { Section } from '../sections/section'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

type HomeTracksProps = {
  heading: string
  note: string
  items: readonly { key: ServiceKey; title: string; price: string; text: string }[]
}

/** The three core services, each with its emblem, its price and a sentence. */
export function HomeTracks({ heading, note, items }: HomeTracksProps) {
  return (
    <Section>
      <h2 className="side-title">{heading}</h2>
      <ul className="tracks">
        {items.map(({ key, title, price, text }) => (
          <li key={key}>
            <ServiceEmblem serviceKey={key} />
            <div>
              <h3 className="text-xl">
                <Link href={servicePaths[key]} className="flex min-h-11 items-center gap-2">
                  {title}
                  <Icon name="arrow-right" size={24} className="text-copper" />
                </Link>
              </h3>
              <p className="data font-semibold">{price}</p>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="note mt-5">{note}</p>
    </Section>
  )
}
