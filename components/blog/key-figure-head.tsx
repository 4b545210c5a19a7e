import type { ArticleMeta } from '@/content/schema'
import type { NumberedSource } from '@/lib/site/references'
import { ServiceEmblem } from '../figures/service-art'
import { CiteMarks } from '../sections/cited'
import { FigureMark } from './figure-mark'

type KeyFigureHeadProps = Pick<ArticleMeta, 'keyFigure' | 'service'> & { sources: readonly NumberedSource[] }

/** The head of an article without a figure of its own: its key figure, large, beside the emblem of its service. */
export function KeyFigureHead({ keyFigure, service, sources }: KeyFigureHeadProps) {
  const { value, label, mark, sources: ids } = keyFigure
  return (
    <figure className="article-hero key-head">
      <ServiceEmblem serviceKey={service} first="behind-letters" />
      <p>{value}</p>
      {mark ? <FigureMark mark={mark} /> : null}
      <figcaption>
        {label}
        <CiteMarks ids={ids} sources={sources} />
      </figcaption>
    </figure>
  )
}
