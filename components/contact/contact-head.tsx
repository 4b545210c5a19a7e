import { clinic } from '@/content/facts/clinic'
import { env } from '@/lib/env'
import { StreetMap } from '../figures/street-map'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { OutLink } from '../ui/buttons'

type ContactHeadProps = {
  heading: string
  lead: string
  trail: readonly Crumb[]
  map: { alt: string; caption: string; directions: string; sample: boolean }
}

/** The street map at the top of the page; its card has the page's heading. */
export function ContactHead({ heading, lead, trail, map }: ContactHeadProps) {
  const { address } = clinic
  return (
    <StreetMap alt={map.alt} note={map.caption} sample={map.sample} first>
      <Breadcrumbs trail={trail} />
      <h1 className="mt-2 text-3xl">{heading}</h1>
      <p className="note mt-2">{lead}</p>
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
    </StreetMap>
  )
}
