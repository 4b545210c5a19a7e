import { Section } from '../sections/section'

type AboutDifferencesProps = {
  heading: string
  rows: readonly { figure: string; topic: string; text: string }[]
  place: { topic: string; text: string }
}

/** Four differences with a figure each, and one without. */
export function AboutDifferences({ heading, rows, place }: AboutDifferencesProps) {
  return (
    <Section tone="card">
      <h2 className="side-title">{heading}</h2>
      <dl className="spread">
        {rows.map(({ figure, topic, text }) => (
          <div key={topic}>
            <dt>
              <span className="spread-figure data">{figure}</span>
              <span className="text-md font-display">{topic}</span>
            </dt>
            <dd className="text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <b>{place.topic}</b> {place.text}
      </p>
    </Section>
  )
}
