import type { ArticleKit } from '@/content/articles/kit'
import { sessions } from '@/content/ui/service'
import type { NumberedSource } from '@/lib/site/references'
import { PhotoSequence, photosTaken } from '../figures/photo-sequence'
import { Marks } from '../sections/cited'
import { LinkedWords } from '../ui/linked-words'
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
    const marks = cited(ids)
    const first = new Set(marks.map(({ id }) => id).filter(id => !seen.has(id)))
    for (const id of first) seen.add(id)
    return (
      <>
        <Marks cited={marks} first={first} />
        {marks.map(({ id, number, population }) =>
          first.has(id) && population ? (
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
    Urgent: ({ level, title, children }) => (
      <section className="care" data-level={level}>
        <h3>
          <LinkedWords text={title} />
        </h3>
        {children}
      </section>
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
    BeforeAfter: ({ condition, ...course }) => (
      <figure className="figure bg-card p-5 shadow-card">
        <figcaption>{`${condition}. ${photosTaken(course)}`}</figcaption>
        <PhotoSequence treatments={course.treatments} />
        <p className="note">{sessions.consent}</p>
      </figure>
    ),
  }
}
