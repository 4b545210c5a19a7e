import { Section } from '../sections/section'

type AboutDifferencesProps = {
  heading: string
  rows: readonly { figure: string; text: string }[]
  place: string
}

/** Four differences with a figure each, and where visits take place. */
export function AboutDifferences({ heading, rows, place }: AboutDifferencesProps) {
  return (
    <Section tone="card">
      <h2 className="side-title">{heading}</h2>
      <dl className="spread">
        {rows.map(({ figure, text }) => (
          <div key={text}>
            <dt className="spread-figure data">{figure}</dt>
            <dd className="text-md font-display">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-measure">{place}</p>
    </Section>
  )
}
