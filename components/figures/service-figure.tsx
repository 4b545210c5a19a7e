import type { ServiceKey } from '@/content/schema'
import { figureWords } from '@/content/ui/figures'
import { serviceFigures } from '@/content/ui/trial-figures'
import type { NumberedSource } from '@/lib/site/references'
import { ServiceBlock } from '../service/service-block'
import { DrawnFigure } from './drawn-figure'

type ServiceFigureProps = { serviceKey: ServiceKey; sources: readonly NumberedSource[] }

/** The figures that explain a service, each under its heading. Nothing for a service without figures. */
export function ServiceFigure({ serviceKey, sources }: ServiceFigureProps) {
  return serviceFigures[serviceKey]?.map(name => (
    <ServiceBlock key={name} heading={figureWords[name].heading} note={figureWords[name].lead}>
      <DrawnFigure name={name} sources={sources} />
    </ServiceBlock>
  ))
}
