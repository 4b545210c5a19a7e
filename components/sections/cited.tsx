import type { CitedText } from '@/content/schema'
import { reference } from '@/content/ui/sections'
import type { NumberedSource } from '@/lib/site/references'
import { fill } from '@/lib/words/fill'
import { EndingText } from '../ui/until-day'

type CiteMarksProps = { ids?: readonly string[] | undefined; sources: readonly NumberedSource[] }

/** Superscript numbers that link to the page's references. */
export function CiteMarks({ ids = [], sources }: CiteMarksProps) {
  const cited = sources.filter(({ id }) => ids.includes(id))
  if (cited.length === 0) return null
  return (
    <sup className="cite">
      {cited.map(({ id, number }) => (
        <a key={id} href={`#ref-${id}`} aria-label={fill(reference, { number })}>
          {number}
        </a>
      ))}
    </sup>
  )
}

type CitedProps = { content: CitedText; sources: readonly NumberedSource[]; className?: string }

/** A paragraph with its references. */
export function Cited({ content, sources, className = 'mt-4 max-w-measure' }: CitedProps) {
  return (
    <p className={className}>
      {content.ending ? <EndingText text={content.text} ending={content.ending} /> : content.text}
      <CiteMarks ids={content.sources} sources={sources} />
    </p>
  )
}
