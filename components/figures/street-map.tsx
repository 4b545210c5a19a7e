import type { ReactNode } from 'react'
import { sampleTag } from '@/content/ui/contact'
import { localDrawing } from '@/lib/art-for'

type StreetMapProps = {
  alt: string
  note: string
  /** While streets and houses are not drawn from the real place. */
  sample: boolean
  /** At the head of a page, where it must not wait for scrolling. */
  first?: boolean
  /** What stands on the card. */
  children: ReactNode
}

/** The street of the clinic, drawn by scripts/art/places: nothing is asked of a map service. */
export function StreetMap({ alt, note, sample, first = false, children }: StreetMapProps) {
  return (
    <figure className="street-map">
      <div className="street-map-sheet">
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
        <div className="wrap">
          <div className="street-card">{children}</div>
        </div>
      </div>
      <figcaption className="wrap note pt-3">
        {sample ? <span className="tag">{sampleTag}</span> : null} {note}
      </figcaption>
    </figure>
  )
}
