import { clinic } from '@/content/facts/clinic'
import { Section } from '../sections/section'
import { PersonFacts } from './person-facts'
import { PersonRole } from './person-role'

type AboutStoryProps = {
  heading: string
  paragraphs: readonly string[]
  review: { heading: string; text: string }
}

/** Why the clinic was founded, with the reviewer of its pages in the margin. */
export function AboutStory({ heading, paragraphs, review }: AboutStoryProps) {
  const { reviewer } = clinic.people
  return (
    <Section>
      <div className="margin-text">
        <h2 className="side-title">{heading}</h2>
        <div>
          {paragraphs.map(paragraph => (
            <p key={paragraph} className="mb-4 max-w-measure">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="margin-note">
          <h3 className="text-md">{review.heading}</h3>
          <p className="mt-1 mb-3">{review.text}</p>
          <p className="font-semibold">{reviewer.name}</p>
          <PersonRole {...reviewer} />
          <PersonFacts person={reviewer} />
        </div>
      </div>
    </Section>
  )
}
