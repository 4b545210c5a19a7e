import { clinic } from '@/content/facts/clinic'
import { telehealth } from '@/content/facts/telehealth'
import { testimonialSections } from '@/content/ui/pages'
import { env } from '@/lib/env'
import { MapEmbed } from '../integrations/map-embed'
import { Section } from '../sections/section'
import { ReviewsSummary } from '../testimonials/reviews-summary'
import { ExceptionList } from './exception-list'

type ContactLocationProps = {
  heading: string
  map: { title: string; button: string; note: string }
  arrival: string
  rating: string
  ratingLabel: string
  ratingNote: string
  communities: string
  reviews: { heading: string; note: string }
}

/** What the map and the strip at the top do not say: arriving, where patients come from, reviews. The map loads on request. */
export function ContactLocation(props: ContactLocationProps) {
  const { heading, map, arrival, rating, ratingLabel, ratingNote, communities, reviews } = props
  return (
    <Section id="location" tone="card">
      <h2 className="side-title">{heading}</h2>
      <div className="mt-5 grid gap-x-10 gap-y-7 lg:grid-cols-3">
        <div>
          <h3 className="text-md">{arrival}</h3>
          <p className="mt-1">
            {clinic.parking.text} {clinic.parking.access} {telehealth.inPerson}
          </p>
          <ExceptionList />
        </div>
        <div>
          <h3 className="text-md">{communities}</h3>
          <ul className="in-a-row mt-1">
            {clinic.communities.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <div className="mt-4">
            <MapEmbed src={env.mapEmbedUrl} directionsUrl={env.directionsUrl} {...map} />
          </div>
        </div>
        <div>
          <p className="key-figure">
            <b className="data">{rating}</b> <span>{ratingLabel}</span>
          </p>
          <p className="note mt-2">{ratingNote}</p>
        </div>
      </div>
      <div className="mt-9">
        <ReviewsSummary
          heading={reviews.heading}
          source={testimonialSections.from}
          fallbackHref={env.googleReviewsUrl}
        />
        <p className="note mt-4">{reviews.note}</p>
      </div>
    </Section>
  )
}
