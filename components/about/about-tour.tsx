import type { Station } from '@/content/about'
import { FloorPlan } from '../figures/floor-plan'
import { Section } from '../sections/section'
import { Picture } from '../ui/picture'

type AboutTourProps = {
  heading: string
  note: string
  alt: string
  stations: readonly Station[]
  toScale: string
  /** What a stop shows, until its file exists. */
  planned: Readonly<Record<Station['kind'], string>>
}

type MediumProps = { kind: Station['kind']; file: NonNullable<Station['file']> }

function Medium({ kind, file }: MediumProps) {
  const { src, width, height, alt } = file
  return (
    <div className="mt-3">
      {kind === 'photo' ? (
        <Picture art={{ src, width, height }} alt={alt} sizes="(width <= 56.25rem) 100vw, 33vw" />
      ) : (
        <video {...{ src, width, height }} aria-label={alt} controls preload="none" />
      )}
    </div>
  )
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
            {stations.map(({ kind, title, text, file }) => (
              <li key={title} data-kind={kind}>
                <h3 className="text-md">{title}</h3>
                <p className="text-sm">{text}</p>
                {file ? <Medium kind={kind} file={file} /> : <p className="note">{planned[kind]}</p>}
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
