import { clinic } from '@/content/facts/clinic'
import { telehealth } from '@/content/facts/telehealth'
import { testimonialSections } from '@/content/ui/pages'
import { env } from '@/lib/env'
import { Section } from '../sections/section'
import { ReviewsSummary } from '../testimonials/reviews-summary'

type ContactLocationProps = {
  heading: string
  arrival: string
  rating: string
  ratingLabel: string
  ratingNote: string
  communities: string
  reviews: { heading: string; note: string }
}

/** What the map and the strip at the top do not say: arriving, where patients come from, reviews. */
export function ContactLocation(props: ContactLocationProps) {
  const { heading, arrival, rating, ratingLabel, ratingNote, communities, reviews } = props
  return (
    <Section id="location" tone="card">
      <h2 className="side-title">{heading}</h2>
      <div className="mt-5 grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <div>
          <h3 className="text-md">{arrival}</h3>
          <p className="mt-1">
            {clinic.parking.text} {clinic.parking.access} {telehealth.inPerson}
          </p>
        </div>
        <div>
          <h3 className="text-md">{communities}</h3>
          <ul className="in-a-row mt-1">
            {clinic.communities.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-9 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <p className="key-figure">
            <b className="data">{rating}</b> <span>{ratingLabel}</span>
          </p>
          <p className="note mt-2">{ratingNote}</p>
          <p className="note mt-2">{reviews.note}</p>
        </div>
        <ReviewsSummary
          heading={reviews.heading}
          source={testimonialSections.from}
          fallbackHref={env.googleReviewsUrl}
        />
      </div>
    </Section>
  )
}
