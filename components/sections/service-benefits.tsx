import type { Service } from '@/content/schema'
import type { NumberedSource } from '@/content/services/references'
import { CiteMarks } from './cited'
import { SideSection } from './section'

type ServiceBenefitsProps = Service['benefits'] & {
  sources: readonly NumberedSource[]
  tone: 'wood' | 'paper'
}

/** What may be expected, as the legend of the map; the caution stands beside the heading. */
export function ServiceBenefits({ heading, note, items, sources, tone }: ServiceBenefitsProps) {
  return (
    <SideSection tone={tone} heading={heading} note={note}>
      <ul className="neatline grid gap-x-10 py-4 sm:grid-cols-2">
        {items.map(({ title, text, sources: ids }) => (
          <li key={title} className="legend-item">
            <h3 className="text-lg">{title}</h3>
            <p className="note">
              {text}
              <CiteMarks ids={ids} sources={sources} />
            </p>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
