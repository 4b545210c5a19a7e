import { clinic } from '@/content/facts/clinic'
import { env } from '@/lib/env'
import { MapEmbed } from '../integrations/map-embed'
import { Section } from '../sections/section'
import { FirstVisitButton } from '../ui/buttons'
import { ExceptionList } from './exception-list'

type ContactLocationProps = {
  heading: string
  map: { title: string; button: string; note: string }
  parking: string
  access: string
  schedule: string
  rating: string
  ratingLabel: string
  ratingNote: string
  communities: string
}

/** What the map and the strip at the top do not say. The third-party map loads on request. */
export function ContactLocation({
  heading,
  map,
  parking,
  access,
  schedule,
  rating,
  ratingLabel,
  ratingNote,
  communities,
}: ContactLocationProps) {
  return (
    <Section id="location">
      <h2 className="side-title">{heading}</h2>
      <div className="location">
        <div>
          <h3 className="text-md">{parking}</h3>
          <p className="mt-1">{clinic.parking.text}</p>
        </div>
        <div>
          <h3 className="text-md">{access}</h3>
          <p className="mt-1">{clinic.parking.access}</p>
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
      <ExceptionList />
      <div className="location-foot">
        <p>
          <span className="data mr-1 font-display text-4xl">{rating}</span> {ratingLabel}
          <span className="note block">{ratingNote}</span>
        </p>
        <FirstVisitButton>{schedule}</FirstVisitButton>
        <MapEmbed src={env.mapEmbedUrl} directionsUrl={env.directionsUrl} {...map} />
      </div>
    </Section>
  )
}
