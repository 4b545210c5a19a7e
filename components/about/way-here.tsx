import { clinic } from '@/content/facts/clinic'
import { env } from '@/lib/env'
import { StreetMap } from '../figures/street-map'
import { OutLink } from '../ui/buttons'

type WayHereProps = {
  heading: string
  note: string
  alt: string
  caption: string
  directions: string
}

/** A full-width street map with the clinic's address. */
export function WayHere({ heading, note, alt, caption, directions }: WayHereProps) {
  const { address, parking } = clinic
  return (
    <section className="pt-section">
      <div className="wrap mb-6">
        <h2 className="side-title">{heading}</h2>
        <p className="mt-2.5">{note}</p>
      </div>
      <StreetMap alt={alt} note={caption}>
        <h3 className="text-xl">{address.street}</h3>
        <p>{address.place}</p>
        <p className="mt-2 text-sm">{parking.text}</p>
        <OutLink kind="directions" className="go mt-2" href={env.directionsUrl}>
          {directions}
        </OutLink>
      </StreetMap>
    </section>
  )
}
