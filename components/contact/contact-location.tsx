import { clinic } from '@/content/facts/clinic'
import { env } from '@/lib/env'
import { openSpan, weekdays } from '@/lib/hours'
import { MapEmbed } from '../integrations/map-embed'
import { Section } from '../sections/section'
import { FirstVisitButton, OutLink } from '../ui/buttons'
import { ExceptionList } from './exception-list'

type ContactLocationProps = {
  heading: string
  directions: string
  map: { title: string; button: string; note: string }
  hours: string
  reach: string
  parking: string
  access: string
  schedule: string
  rating: string
  ratingLabel: string
  ratingNote: string
  communities: string
}

const week = weekdays.flatMap(day => clinic.hours.find(entry => entry.day === day) ?? [])
const ways = [
  { href: clinic.phone.href, text: clinic.phone.display },
  { href: clinic.email.href, text: clinic.email.address },
]

/** Directions, opening hours and parking. The third-party map loads on request. */
export function ContactLocation({
  heading,
  directions,
  map,
  hours,
  reach,
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
      <p className="mt-2.5">{clinic.address.line}</p>
      <div className="mt-5 mb-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <FirstVisitButton>{schedule}</FirstVisitButton>
        <OutLink kind="directions" href={env.directionsUrl}>
          {directions}
        </OutLink>
      </div>
      <MapEmbed src={env.mapEmbedUrl} directionsUrl={env.directionsUrl} {...map} />
      <div className="location">
        <div>
          <h3 className="text-md">{hours}</h3>
          <ul className="data mt-1 max-w-80">
            {week.map(({ name, open }) => (
              <li key={name} className="flex flex-wrap justify-between gap-x-4 unbroken">
                <span>{name}</span>
                <span>{openSpan(open)}</span>
              </li>
            ))}
          </ul>
          <ExceptionList timeZone={clinic.timeZone} />
        </div>
        <div>
          <h3 className="text-md">{reach}</h3>
          <ul>
            {ways.map(({ href, text }) => (
              <li key={href}>
                <a className="text-link inline-flex min-h-11 items-center" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-md">{parking}</h3>
          <p className="mt-1">{clinic.parking.text}</p>
        </div>
        <div>
          <h3 className="text-md">{access}</h3>
          <p className="mt-1">{clinic.parking.access}</p>
        </div>
      </div>
      <div className="location-foot">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="data font-display text-4xl">{rating}</span>
          <span>{ratingLabel}</span>
          <span className="note">{ratingNote}</span>
        </p>
        <div>
          <h3 className="text-md">{communities}</h3>
          <ul className="in-a-row mt-1 max-w-measure">
            {clinic.communities.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
