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

/** One dot for each treatment. */
function Dots({ count }: { count: number }) {
  return (
    <svg className="session-dots" width={count * 16} height="12" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their position
        <circle key={index} cx={6 + index * 16} cy="6" r="5.25" />
      ))}
    </svg>
  )
}

/** After how many treatments each condition is photographed, as a table. Existing pairs of photos are shown below it. */
export function SessionRecord({ items }: { items: readonly Session[] }) {
  const pairs = items.flatMap(({ before, after, ...item }) =>
    before && after ? [{ ...item, before, after }] : [],
  )
  return (
    <>
      <table className="sessions">
        <caption className="note">{sessions.consent}</caption>
        <thead>
          <tr>
            <th scope="col">{sessions.condition}</th>
            <th scope="col">{sessions.treatments}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ condition, treatments, before, after }) => (
            <tr key={condition}>
              <th scope="row">{condition}</th>
              <td>
                <Dots count={treatments} />
                {treatments}
                {before && after ? `, ${sessions.shown}` : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pairs.map(({ condition, before, after, alt }) => (
        <figure key={condition} className="mt-6">
          <CompareSlider
            before={before}
            after={after}
            alt={alt}
            label={fill(sessions.label, { condition })}
          />
          <figcaption className="note mt-2">{alt}</figcaption>
        </figure>
      ))}
    </>
  )
}
