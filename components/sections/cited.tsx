import type { CitedText } from '@/content/schema'
import { reference } from '@/content/ui/sections'
import { type NumberedSource, nameOfSource } from '@/lib/site/references'
import { fill } from '@/lib/words/fill'
import { EndingText } from '../ui/until-day'

type MarksProps = {
  /** In the order of their numbers. */
  cited: readonly NumberedSource[]
  /** Those that this is the first place of: a reference leads back to it. */
  first?: ReadonlySet<string>
  /** In a list, a mark whose references a row above has linked: a pointer opens it, a keyboard need not stop again. */
  isRepeat?: boolean
}

/** The numbers behind a sentence, as one link to the first of their references, so that a keyboard stops there once. */
export function Marks({ cited, first, isRepeat = false }: MarksProps) {
  const [target] = cited
  if (!target) return null
  const numbers = cited.map(({ number }) => number).join(', ')
  const names = cited.map(nameOfSource).join('; ')
  return (
    <sup className="cite">
      <a
        href={`#ref-${target.id}`}
        aria-label={fill(reference, { numbers, names })}
        {...(isRepeat ? { tabIndex: -1 } : {})}
      >
        {first
          ? cited.map(({ id, number }, index) => (
              <span key={id} {...(first.has(id) ? { id: `cite-${id}` } : {})}>
                {index > 0 ? ', ' : ''}
                {number}
              </span>
            ))
          : numbers}
      </a>
    </sup>
  )
}

type CiteMarksProps = {
  ids?: readonly string[] | undefined
  sources: readonly NumberedSource[]
  /** Of the rows above, in a list. */
  above?: readonly string[]
}

/** Superscript numbers that link to the page's references. */
export const CiteMarks = ({ ids = [], sources, above = [] }: CiteMarksProps) => (
  <Marks
    cited={sources.filter(({ id }) => ids.includes(id))}
    isRepeat={ids.every(id => above.includes(id))}
  />
)

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
