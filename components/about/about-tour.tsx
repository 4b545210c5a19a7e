import type { Station } from '@/content/about'
import { FloorPlan } from '../figures/floor-plan'
import { Section } from '../sections/section'
import { StationMedium } from './station-medium'

type AboutTourProps = {
  heading: string
  alt: string
  stations: readonly Station[]
  toScale: string
}

/** Photos and films, numbered as on the floor plan. A stop without its file says nothing about it. */
export function AboutTour({ heading, alt, stations, toScale }: AboutTourProps) {
  return (
    <Section>
      <div className="plan">
        <div>
          <h2 className="side-title">{heading}</h2>
          <ol className="stations">
            {stations.map(station => (
              <li key={station.title}>
                <h3 className="text-md">{station.title}</h3>
                <p className="text-sm">{station.text}</p>
                <StationMedium {...station} />
              </li>
            ))}
          </ol>
        </div>
        <figure>
          <FloorPlan alt={alt} />
          <figcaption className="note mt-3">{toScale}</figcaption>
        </figure>
      </div>
    </Section>
  )
}
