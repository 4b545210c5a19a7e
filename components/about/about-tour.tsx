import type { Station } from '@/content/about'
import { FloorPlan } from '../figures/floor-plan'
import { Section } from '../sections/section'
import { StationMedium } from './station-medium'

type AboutTourProps = {
  heading: string
  note: string
  alt: string
  stations: readonly Station[]
  toScale: string
  /** What a stop shows, until its file exists. */
  planned: Readonly<Record<Station['kind'], string>>
}

/** Two videos and three photos, numbered as on the floor plan. Each names what it will be until its file exists. */
export function AboutTour({ heading, note, alt, stations, toScale, planned }: AboutTourProps) {
  return (
    <Section>
      <div className="plan">
        <div>
          <h2 className="side-title">{heading}</h2>
          <p className="mt-2.5">{note}</p>
          <ol className="stations">
            {stations.map(station => (
              <li key={station.title} data-kind={station.kind}>
                <h3 className="text-md">{station.title}</h3>
                <p className="text-sm">{station.text}</p>
                {station.file ? (
                  <StationMedium {...station} />
                ) : (
                  <p className="note">{planned[station.kind]}</p>
                )}
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
