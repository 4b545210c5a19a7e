import { Section } from '../sections/section'

type ReviewWayProps = {
  heading: string
  steps: readonly { title: string; text: string }[]
  outside: { heading: string; points: readonly string[] }
  disclaimer: string
}

/** From the patient to this page, and what the clinic has no part in. */
export function ReviewWay({ heading, steps, outside, disclaimer }: ReviewWayProps) {
  return (
    <Section tone="tinted">
      <h2 className="side-title">{heading}</h2>
      <ol className="numbered-cards review-way">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-md">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="review-outside">
        <h3 className="text-md">{outside.heading}</h3>
        <ul>
          {outside.points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <p className="note mt-4">{disclaimer}</p>
    </Section>
  )
}
