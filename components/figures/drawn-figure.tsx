import { type FigureName, figureWords, schematic } from '@/content/ui/figures'
import { figureArt } from '@/lib/pictures/art-for'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { Picture } from '../ui/picture'

type DrawnFigureProps = { name: FigureName; sources: readonly NumberedSource[] }

/** A drawing with its caption, which cites its sources or says that it is schematic. */
export function DrawnFigure({ name, sources }: DrawnFigureProps) {
  const { alt, caption, evidence } = figureWords[name]
  return (
    <figure className="drawn">
      <Picture art={figureArt(name)} alt={alt} sizes="100vw" />
      <figcaption className="note">
        {evidence.kind === 'schematic' ? `${schematic} ${caption}` : caption}
        {evidence.kind === 'sources' ? <CiteMarks ids={evidence.ids} sources={sources} /> : null}
      </figcaption>
    </figure>
  )
}
