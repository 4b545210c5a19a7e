import { Fragment } from 'react'
import { reviewers } from '@/content/facts/clinic'
import { Section } from '../sections/section'
import { PersonFacts } from './person-facts'
import { PersonRole } from './person-role'

type AboutStoryProps = {
  heading: string
  text: string
  review: { heading: string; text: string }
}

/** Why the clinic was founded, with the reviewers of its pages in the margin. */
export function AboutStory({ heading, text, review }: AboutStoryProps) {
  return (
    <Section>
      <div className="margin-text">
        <h2 className="side-title">{heading}</h2>
        <p className="max-w-measure">{text}</p>
        <div className="margin-note">
          <h3 className="text-md">{review.heading}</h3>
          <p className="mt-1 mb-3">{review.text}</p>
          {reviewers.map(person => (
            <Fragment key={person.id}>
              <p className="font-semibold">{person.name}</p>
              <PersonRole {...person} />
              {/* Those of a provider are at the top of the page. */}
              {person.practice ? null : <PersonFacts person={person} />}
            </Fragment>
          ))}
        </div>
      </div>
    </Section>
  )
}
