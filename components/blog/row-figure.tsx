import type { ArticleMeta } from '@/content/schema'
import { FigureMark } from './figure-mark'

type RowFigureProps = { figure: ArticleMeta['keyFigure'] }

/** The key figure, large, over its drawing. Hidden from screen readers, which read it with its text. */
export function RowFigure({ figure: { value, mark } }: RowFigureProps) {
  return (
    <div className="row-figure" aria-hidden="true">
      <p>{value}</p>
      {mark ? <FigureMark mark={mark} /> : null}
    </div>
  )
}
