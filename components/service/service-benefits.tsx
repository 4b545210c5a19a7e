import type { ReactNode } from 'react'
import type { Service } from '@/content/schema'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { ServiceBlock } from './service-block'

type ServiceBenefitsProps = Service['benefits'] & {
  sources: readonly NumberedSource[]
  /** A plot of what trials measured. */
  plot: ReactNode
}

/** Possible benefits, with a note of caution under the heading. */
export function ServiceBenefits({ heading, note, items, sources, plot }: ServiceBenefitsProps) {
  return (
    <ServiceBlock id="benefit" heading={heading} note={note}>
      {plot}
      <ul className="benefits">
        {items.map(({ title, text, sources: ids }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              {text}
              <CiteMarks ids={ids} sources={sources} />
            </p>
          </li>
        ))}
      </ul>
    </ServiceBlock>
  )
}
