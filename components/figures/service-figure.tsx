import type { ServiceKey } from '@/content/schema'
import { figureWords } from '@/content/ui/figures'
import { serviceFigures } from '@/content/ui/trial-figures'
import type { NumberedSource } from '@/lib/site/references'
import { Section } from '../sections/section'
import { DrawnFigure } from './drawn-figure'

type ServiceFigureProps = { serviceKey: ServiceKey; sources: readonly NumberedSource[] }

/** The pictures that explain a service, each under its heading. Nothing for a service that has none yet. */
export function ServiceFigure({ serviceKey, sources }: ServiceFigureProps) {
  return serviceFigures[serviceKey]?.map(name => (
    <Section key={name}>
      <h2 className="side-title">{figureWords[name].heading}</h2>
      <p className="mt-2.5 max-w-measure text-ink-2">{figureWords[name].lead}</p>
      <DrawnFigure name={name} sources={sources} />
    </Section>
  ))
}
