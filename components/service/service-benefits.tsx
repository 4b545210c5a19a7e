import type { ReactNode } from 'react'
import type { Service } from '@/content/schema'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { SideSection } from '../sections/section'

type ServiceBenefitsProps = Service['benefits'] & {
  sources: readonly NumberedSource[]
  tone: 'wood' | 'paper'
  /** What the trials measured, drawn. */
  children?: ReactNode
}

/** Possible benefits, styled as a map legend, with a note of caution beside the heading. */
export function ServiceBenefits({ heading, note, items, sources, tone, children }: ServiceBenefitsProps) {
  return (
    <SideSection tone={tone} heading={heading} note={note}>
      {children}
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
