import type { ReactNode } from 'react'
import type { Service } from '@/content/schema'
import type { WeightTrial } from '@/content/weight-trials'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { KeySection } from '../sections/section'
import { WhyFigure } from './why-figure'

type ServiceBenefitsProps = Service['benefits'] & {
  sources: readonly NumberedSource[]
  trials: readonly WeightTrial[]
  /** A plot of what trials measured. */
  plot: ReactNode
}

/** Possible benefits, with a note of caution under the heading. */
export function ServiceBenefits(props: ServiceBenefitsProps) {
  const { landmark, heading, note, items, figure, sources, trials, plot } = props
  return (
    <KeySection id="benefit" landmark={landmark} heading={heading} note={note}>
      {plot}
      {figure ? <WhyFigure kind={figure} trials={trials} /> : null}
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:gap-y-4">
        {items.map(({ title, text, sources: ids }, index) => (
          <li key={title} className="run-in border-t border-line pt-2 sm:pt-3">
            <h3>{title}</h3>{' '}
            <p className="sm:mt-1">
              {text}
              <CiteMarks
                ids={ids}
                sources={sources}
                above={items.slice(0, index).flatMap(({ sources: ids = [] }) => ids)}
              />
            </p>
          </li>
        ))}
      </ul>
    </KeySection>
  )
}
