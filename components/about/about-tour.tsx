import { type ArtName, art } from '@/lib/art'
import { Section } from '../sections/section'
import { Picture } from '../ui/picture'

type AboutTourProps = {
  heading: string
  note: string
  slots: readonly { kind: 'video' | 'photo'; art: ArtName; title: string; caption: string }[]
}

/** Two videos and three photos of the clinic: drawn placeholders in the final aspect ratio until the files exist. */
export function AboutTour({ heading, note, slots }: AboutTourProps) {
  return (
    <Section>
      <h2 className="text-3xl">{heading}</h2>
      <p className="note mt-3 max-w-measure">{note}</p>
      <ul className="tour mt-8">
        {slots.map(({ kind, art: name, title, caption }) => (
          <li key={title} data-kind={kind}>
            <figure>
              <div className="plate">
                <Picture
                  art={art[name]}
                  alt=""
                  sizes={kind === 'video' ? '(width <= 40rem) 100vw, 50vw' : '(width <= 40rem) 100vw, 33vw'}
                />
              </div>
              <figcaption className="note mt-2">
                <b className="text-ink">{title}.</b> {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
