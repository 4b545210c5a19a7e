import type { ArticleKit } from '@/content/articles/kit'
import { articleWords } from '@/content/ui/blog'
import { reference } from '@/content/ui/sections'
import { fill } from '@/lib/fill'
import type { NumberedSource } from '@/lib/site/references'
import { EndingText } from '../ui/until-day'
import { Bars } from './bars'
import { Checklist } from './checklist'
import { labeledTable } from './labeled-table'
import { People } from './people'

/** The components that an article body may use, bound to the numbering of its own references. */
export function createArticleKit(sources: readonly NumberedSource[]): ArticleKit {
  const seen = new Set<string>()
  let crowds = 0

  function cited(ids: string): NumberedSource[] {
    const citedSources = ids.split(' ').map(id => {
      const source = sources.find(entry => entry.id === id)
      if (!source) throw new Error(`The article cites "${id}" without listing it in its sources`)
      return source
    })
    return citedSources.sort((a, b) => a.number - b.number)
  }

  function Cite({ ids }: { ids: string }) {
    const marks = cited(ids).map(source => {
      const first = !seen.has(source.id)
      seen.add(source.id)
      return { ...source, first }
    })
    return (
      <>
        <sup className="cite">
          {marks.map(({ id, number, first }) => (
            <a
              key={id}
              href={`#ref-${id}`}
              aria-label={fill(reference, { number })}
              {...(first ? { id: `cite-${id}` } : {})}
            >
              {number}
            </a>
          ))}
        </sup>
        {marks.map(({ id, number, first, population }) =>
          first && population ? (
            <small key={id} className="side-note">
              <b>{number}</b> {population}
            </small>
          ) : null,
        )}
      </>
    )
  }

  return {
    Cite,
    Checklist,
    Until: EndingText,
    Callout: ({ tone, title, children }) => (
      // No <aside>: reading modes of browsers leave those out.
      <div role="note" className="callout" data-tone={tone} aria-label={title}>
        <p className="callout-title">{title}</p>
        {children}
      </div>
    ),
    Figure: ({ caption, ids, children }) => (
      <figure className="figure">
        <figcaption>
          {caption}
          {ids ? <Cite ids={ids} /> : null}
        </figcaption>
        {/* Fits every phone. When very large text makes it scroll, the browser makes the scroller focusable by itself. */}
        <div className="scroll-x">{labeledTable(children)}</div>
      </figure>
    ),
    Bars,
    People: props => {
      crowds += 1
      return <People {...props} isFirst={crowds === 1} />
    },
    BeforeAfter: ({ condition, treatments }) => (
      <figure className="figure">
        <div className="frame">
          <p className="font-display text-lg">{condition}</p>
          <svg viewBox="0 0 160 12" className="my-3 h-3 w-40" aria-hidden="true">
            <rect x="0.5" y="0.5" width="159" height="11" fill="none" stroke="var(--color-ink)" />
            <rect width={treatments * 40} height="12" fill="var(--color-ink)" />
          </svg>
          <p className="note">
            {`${fill(treatments === 1 ? articleWords.treatment : articleWords.treatments, { count: treatments })}. ${articleWords.consent}`}
          </p>
        </div>
      </figure>
    ),
  }
}
