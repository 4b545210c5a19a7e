import type { ReactNode } from 'react'
import type { Service } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { fill } from '@/lib/fill'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { More } from '../ui/more'
import { ServiceBlock } from './service-block'

type ServiceBenefitsProps = Service['benefits'] & {
  sources: readonly NumberedSource[]
  /** A plot of what trials measured. With a plot, the list is folded. */
  plot: ReactNode
}

/**
 * Possible benefits, with a note of caution under the heading. Without a plot they are a grid of titles; on phones each text
 * is folded behind its title.
 */
export function ServiceBenefits({ heading, note, items, sources, plot }: ServiceBenefitsProps) {
  return (
    <ServiceBlock id="benefit" heading={heading} note={note}>
      {plot ? (
        <>
          {plot}
          <More summary={fill(serviceWords.inWords, { count: items.length })}>
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
          </More>
        </>
      ) : (
        <ul className="rows tiles">
          {items.map(({ title, text, sources: ids }) => (
            <li key={title}>
              <More className="more open-wide" summary={<h3>{title}</h3>}>
                {text}
                <CiteMarks ids={ids} sources={sources} />
              </More>
            </li>
          ))}
        </ul>
      )}
    </ServiceBlock>
  )
}
