import { Section } from '../sections/section'

type AboutConcernsProps = {
  heading: string
  note: string
  columns: { concern: string; outcome: string }
  items: readonly { concern: string; outcome: string }[]
}

/** The concerns that patients bring, each beside what the clinic does about it. */
export function AboutConcerns({ heading, note, columns, items }: AboutConcernsProps) {
  return (
    <Section tone="tinted">
      <h2 className="side-title">{heading}</h2>
      <p className="mt-2.5">{note}</p>
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
              <td>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
