import { clinic } from '@/content/facts/clinic'
import { env } from '@/lib/env'
import { StreetMap } from '../figures/street-map'
import { MapEmbed } from '../integrations/map-embed'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton, OutLink } from '../ui/buttons'

type ContactHeadProps = {
  heading: string
  lead: string
  trail: readonly Crumb[]
  map: { alt: string; caption: string; directions: string; sample: boolean }
  live: { title: string; button: string; note: string }
  /** Words of the booking button. */
  schedule: string
}

/** The street map at the top of the page; its card has the page's heading and its one booking button. */
export function ContactHead({ heading, lead, trail, map, live, schedule }: ContactHeadProps) {
  const { address } = clinic
  return (
    <StreetMap
      alt={map.alt}
      note={map.caption}
      sample={map.sample}
      live={<MapEmbed src={env.mapEmbedUrl} directionsUrl={env.directionsUrl} {...live} />}
      first
    >
      <Breadcrumbs trail={trail} />
      <h1 className="mt-2 text-3xl">{heading}</h1>
      <p className="note mt-2 max-sm:hidden">{lead}</p>
      <p className="mt-2.5 font-semibold">{address.street}</p>
      <p>{address.place}</p>
      <p className="sm:hidden">
        <a className="text-link inline-block py-2.5 font-semibold" href={clinic.phone.href}>
          {clinic.phone.display}
        </a>
      </p>
      <OutLink kind="directions" className="go mt-1" href={env.directionsUrl}>
        {map.directions}
      </OutLink>
      <div className="mt-3">
        <FirstVisitButton>{schedule}</FirstVisitButton>
      </div>
    </StreetMap>
  )
}
