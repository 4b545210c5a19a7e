import { localDrawing } from '@/lib/pictures/art-for'

/** Floor plan of the clinic, to scale, drawn by tools/art/places. Rotated by 90 degrees on phones. */
export function FloorPlan({ alt }: { alt: string }) {
  return (
    <picture>
      <source
        media="(width >= 40.0625rem)"
        srcSet={localDrawing('/figures/floor-plan-wide.svg')}
        width={790}
        height={446}
      />
      <img
        className="floor-plan"
        src={localDrawing('/figures/floor-plan-phone.svg')}
        width={320}
        height={604}
        alt={alt}
        loading="lazy"
      />
    </picture>
  )
}
