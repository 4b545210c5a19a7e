import type { ReactNode } from 'react'
import { sampleTag } from '@/content/ui/contact'
import { localDrawing } from '@/lib/pictures/art-for'

type StreetMapProps = {
  alt: string
  note: string
  /** Marks a map that is invented rather than drawn from the real place, where the page has no other mark. */
  sample?: boolean
  /** At the top of a page: not lazy-loaded. */
  first?: boolean
  /** Above the note: a map of streets that can be moved. */
  live: ReactNode
  /** Content of the card over the map. */
  children: ReactNode
}

/** The clinic's street, drawn by tools/art/places, so that no map service is contacted. */
export function StreetMap({ alt, note, sample = false, first = false, live, children }: StreetMapProps) {
  return (
    <figure className="street-map">
      <div className="street-map-card">
        <div className="wrap">
          <div className="street-card">{children}</div>
        </div>
        <picture>
          <source
            media="(width > 26rem)"
            srcSet={localDrawing('/figures/street-map-wide.svg')}
            width={1920}
            height={470}
          />
          <img
            src={localDrawing('/figures/street-map-phone.svg')}
            width={360}
            height={400}
            alt={alt}
            {...(first ? ({ fetchPriority: 'low' } as const) : ({ loading: 'lazy' } as const))}
          />
        </picture>
      </div>
      <div className="wrap">{live}</div>
      <figcaption className="wrap note">
        {sample ? <span className="tag">{sampleTag}</span> : null} {note}
      </figcaption>
    </figure>
  )
}
