import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { Section } from '../sections/section'

type AboutConcernsProps = {
  heading: string
  columns: { concern: string; outcome: string }
  items: readonly { concern: string; outcome: { text: string; sources: readonly string[] } }[]
  sources: readonly NumberedSource[]
}

/** The concerns that patients bring, each beside what studies found about it. */
export function AboutConcerns({ heading, columns, items, sources }: AboutConcernsProps) {
  return (
    <Section tone="tinted">
      <h2 className="side-title">{heading}</h2>
      <table className="concerns">
        <thead>
          <tr>
            <th scope="col">{columns.concern}</th>
            <th scope="col">{columns.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ concern, outcome }) => (
            <tr key={concern}>
              <th scope="row">{concern}</th>
              <td>
                {outcome.text}
                <CiteMarks ids={outcome.sources} sources={sources} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
