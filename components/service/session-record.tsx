import { courses } from '@/content/facts/courses'
import { sessions } from '@/content/ui/service'
import { fill } from '@/lib/fill'
import { CompareSlider } from '../integrations/compare-slider'

type Session = {
  condition: string
  treatments: number
  alt: string
  before?: string | undefined
  after?: string | undefined
}

/** When the photos are taken: a frame before the first treatment, a dot for each treatment, a filled frame after the last. */
function PhotoSequence({ treatments }: { treatments: number }) {
  const width = treatments * 30 + 76
  return (
    <svg className="photo-sequence" viewBox={`0 0 ${width} 28`} width={width} height="28" aria-hidden="true">
      <path d={`M26 14H${width - 26}`} />
      <rect x="1" y="2" width="24" height="24" />
      {Array.from({ length: treatments }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their position
        <circle key={index} cx={53 + index * 30} cy="14" r="7" />
      ))}
      <rect className="photo-after" x={width - 25} y="2" width="24" height="24" />
    </svg>
  )
}

/** A before/after card for each condition. It shows its photos once a patient has consented; until then, when they are taken. */
export function SessionRecord({ items }: { items: readonly Session[] }) {
  const [from, to] = courses.microneedling.weeksApart
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {items.map(({ condition, treatments, before, after, alt }) => (
          <li key={condition} className="bg-card p-5 shadow-card">
            <h3 className="text-md">{condition}</h3>
            <p className="note data">
              {treatments === 1
                ? sessions.afterOne
                : fill(sessions.afterSeveral, { count: treatments, from, to })}
            </p>
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
