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

/** A pair of photos that exists, or a placeholder for one. */
function Mark({ shown }: { shown: boolean }) {
  return (
    <svg viewBox="0 0 44 24" className={shown ? 'pair pair-shown' : 'pair'} aria-hidden="true">
      <path d="M1 1h20v22H1zM23 1h20v22H23z" />
    </svg>
  )
}

/** Before and after photos as a table: condition by number of treatments. Existing pairs are shown below it. */
export function SessionRecord({ items }: { items: readonly Session[] }) {
  const counts = [...new Set(items.map(({ treatments }) => treatments))].sort((a, b) => a - b)
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
            {counts.map(count => (
              <th key={count} scope="col" className="data">
                {fill(sessions.after, { count })}
                <span className="max-sm:hidden">
                  {count === 1 ? sessions.treatment : sessions.treatments}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ condition, treatments, before, after }) => (
            <tr key={condition}>
              <th scope="row">{condition}</th>
              {counts.map(count => (
                <td key={count}>
                  {count === treatments ? (
                    <>
                      <Mark shown={Boolean(before && after)} />
                      <span className="sr-only">{before && after ? sessions.shown : sessions.planned}</span>
                    </>
                  ) : null}
                </td>
              ))}
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
