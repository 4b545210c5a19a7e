import { clinic } from '@/content/facts/clinic'
import { contactWords } from '@/content/ui/contact'
import { art } from '@/lib/art'
import { env } from '@/lib/env'
import { fill } from '@/lib/fill'
import { weekInShort } from '@/lib/hours'
import { MapEmbed } from '../integrations/map-embed'
import { SideSection } from '../sections/section'
import { FirstVisitButton, OutLink } from '../ui/buttons'
import { Picture } from '../ui/picture'

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

/** How to get here. A drawn placeholder first; the map loads on request. */
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
    <SideSection heading={heading} id="location" note={clinic.address.line}>
      <MapEmbed
        src={env.mapEmbedUrl}
        directionsUrl={env.directionsUrl}
        {...map}
        still={<Picture art={art['slot-map']} alt="" sizes="(width <= 56.25rem) 100vw, 60vw" />}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
        <FirstVisitButton>{schedule}</FirstVisitButton>
        <OutLink kind="directions" href={env.directionsUrl}>
          {directions}
        </OutLink>
      </div>
      <div className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <div>
          <h3 className="text-lg">{hours}</h3>
          <p className="mt-1">{fill(contactWords.week, { hours: weekInShort(clinic.hours) })}</p>
        </div>
        <div>
          <h3 className="text-lg">{reach}</h3>
          <ul>
            {[
              { href: clinic.phone.href, text: clinic.phone.display },
              { href: clinic.email.href, text: clinic.email.address },
            ].map(({ href, text }) => (
              <li key={href}>
                <a className="text-link inline-flex min-h-11 items-center" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-lg">{parking}</h3>
          <p className="mt-1">{clinic.parking.text}</p>
        </div>
        <div>
          <h3 className="text-lg">{access}</h3>
          <p className="mt-1">{clinic.parking.access}</p>
        </div>
      </div>
      <p className="mt-8 flex flex-wrap items-baseline gap-x-3">
        <span className="data font-display text-4xl">{rating}</span>
        <span>{ratingLabel}</span>
        <span className="note">{ratingNote}</span>
      </p>
      <h3 className="mt-8 text-lg">{communities}</h3>
      <ul className="mt-3 columns-2 gap-x-8 lg:columns-3">
        {clinic.communities.map(name => (
          <li key={name} className="break-inside-avoid border-t border-line py-2">
            {name}
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
