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
      <ul className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {items.map(({ title, text, sources: ids }) => (
          <li key={title} className="border-t border-line pt-3">
            <h3 className="text-md">{title}</h3>
            <p className="mt-1 text-sm">
              {text}
              <CiteMarks ids={ids} sources={sources} />
            </p>
          </li>
        ))}
      </ul>
    </KeySection>
  )
}
