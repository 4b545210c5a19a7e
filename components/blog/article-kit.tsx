import type { ArticleKit } from '@/content/articles/kit'
import type { NumberedSource } from '@/content/services/references'
import { Checklist } from './checklist'

/** The pieces of an article body, bound to the numbers of its own references. */
export function createArticleKit(sources: readonly NumberedSource[]): ArticleKit {
  const seen = new Set<string>()

  function Cite({ ids }: { ids: string }) {
    return (
      <sup className="cite">
        {ids.split(' ').map(id => {
          const source = sources.find(entry => entry.id === id)
          if (!source) throw new Error(`The article cites "${id}" without listing it in its sources`)
          const first = !seen.has(id)
          seen.add(id)
          return (
            <a
              key={id}
              href={`#ref-${id}`}
              aria-label={`Reference ${source.number}`}
              {...(first ? { id: `cite-${id}` } : {})}
            >
              {source.number}
            </a>
          )
        })}
      </sup>
    )
  }

  return {
    Cite,
    Checklist,
    Callout: ({ tone, title, children }) => (
      <aside className="callout" data-tone={tone} aria-label={title}>
        <p className="callout-title">{title}</p>
        {children}
      </aside>
    ),
    Figure: ({ caption, ids, children }) => (
      <figure className="figure">
        <figcaption>
          {caption}
          {ids ? <Cite ids={ids} /> : null}
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="scroll-x" aria-label={caption} tabIndex={0}>
          {children}
        </section>
      </figure>
    ),
    Bars: ({ unit, max, rows }) => (
      <table className="bars data">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Group</span>
            </th>
            <th scope="col" className="bars-unit">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, note }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note ? <span className="note block font-normal">{note}</span> : null}
              </th>
              <td>
                <div>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <path d="M0 0V10" stroke="var(--color-ink)" vectorEffect="non-scaling-stroke" />
                    <rect
                      y="1"
                      width={(Math.abs(value) / max) * 100}
                      height="8"
                      fill="var(--hue, var(--color-ink))"
                    />
                  </svg>
                  <span>{value}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
    BeforeAfter: ({ condition, treatments }) => (
      <figure className="figure">
        <div className="neatline">
          <p className="font-display text-lg">{condition}</p>
          <svg viewBox="0 0 160 12" className="my-3 h-3 w-40" aria-hidden="true" focusable="false">
            <rect x="0.5" y="0.5" width="159" height="11" fill="none" stroke="var(--color-ink)" />
            <rect width={treatments * 40} height="12" fill="var(--color-ink)" />
          </svg>
          <p className="note">
            Before and after {treatments} treatments. Patient photos are shown in clinic, with consent.
          </p>
        </div>
      </figure>
    ),
  }
}
