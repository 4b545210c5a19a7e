import type { ServiceKey } from '@/content/schema'
import { thumbnail } from '@/lib/art-for'
import { servicePaths } from '@/lib/routes'
import { SideSection } from '../sections/section'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'

type HomeMoreProps = {
  heading: string
  note: string
  items: readonly { key: ServiceKey; title: string; text: string }[]
}

/** The other services, styled as a map legend. The whole row is the link. */
export function HomeMore({ heading, note, items }: HomeMoreProps) {
  return (
    <SideSection tone="wood" heading={heading} note={note}>
      <ul className="neatline py-4">
        {items.map(({ key, title, text }) => (
          <li key={key} className="border-b border-line last:border-0">
            <Link href={servicePaths[key]} className="legend-row">
              <Picture art={thumbnail(key)} alt="" sizes="104px" />
              <span>
                <span className="block font-display text-xl">{title}</span>
                <span className="note block">{text}</span>
              </span>
              <Icon name="arrow-right" size={24} className="text-copper" />
            </Link>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
