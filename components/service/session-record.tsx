import { courses } from '@/content/facts/courses'
import { sessions } from '@/content/ui/service'
import { fill } from '@/lib/words/fill'
import { PhotoSequence, photosTaken } from '../figures/photo-sequence'
import { CompareSlider } from '../integrations/compare-slider'

type Session = {
  condition: string
  treatments: number
  alt: string
  before?: string | undefined
  after?: string | undefined
}

/** A before/after card for each condition. It shows its photos once a patient has consented; until then, when they are taken. */
export function SessionRecord({ items }: { items: readonly Session[] }) {
  const { weeksApart } = courses.microneedling
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {items.map(({ condition, treatments, before, after, alt }) => (
          <li key={condition} className="bg-card p-5 shadow-card">
            <h3 className="text-md">{condition}</h3>
            <p className="note data">{photosTaken({ treatments, weeksApart })}</p>
            {before && after ? (
              <figure className="mt-3">
                <CompareSlider
                  before={before}
                  after={after}
                  alt={alt}
                  label={fill(sessions.label, { condition })}
                />
                <figcaption className="note mt-2">{alt}</figcaption>
              </figure>
            ) : (
              <PhotoSequence treatments={treatments} />
            )}
          </li>
        ))}
      </ul>
      <p className="note mt-4">{sessions.consent}</p>
    </>
  )
}
