import { courses } from '@/content/facts/courses'
import { sessions } from '@/content/ui/service'
import { fill } from '@/lib/words/fill'
import { PhotoSequence } from '../figures/photo-sequence'
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
  const [from, to] = courses.microneedling.weeksApart
  return (
    <>
      <ul className="ruled">
        {items.map(({ condition, treatments, before, after, alt }) => (
          <li key={condition} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-0 flex-[1_1_8rem]">
              <h3 className="text-md">{condition}</h3>
              <p className="note data">
                {treatments === 1 ? sessions.cardOne : fill(sessions.cardSeveral, { count: treatments })}
              </p>
            </div>
            {before && after ? (
              <figure className="my-2 basis-full">
                <CompareSlider
                  before={before}
                  after={after}
                  alt={alt}
                  label={fill(sessions.label, { condition })}
                />
                <figcaption className="note mt-2">{alt}</figcaption>
              </figure>
            ) : (
              <PhotoSequence treatments={treatments} className="mt-0 h-4.5 w-auto" />
            )}
          </li>
        ))}
      </ul>
      <p className="note mt-4">{`${fill(sessions.apart, { from, to })} ${sessions.consent}`}</p>
    </>
  )
}
