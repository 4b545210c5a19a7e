import type { ServiceKey } from '@/content/schema'
import { type FigureName, figureWords } from '@/content/ui/figures'
import { questionFigures, serviceFigures } from '@/content/ui/trial-figures'
import type { NumberedSource } from '@/lib/site/references'
import { SideSection } from '../sections/section'
import { DrawnFigure } from './drawn-figure'

type ServiceFigureProps = { serviceKey: ServiceKey; sources: readonly NumberedSource[] }

/** The figures that explain a service, each beside its finding. Nothing for a service without figures. */
export function ServiceFigure({ serviceKey, sources }: ServiceFigureProps) {
  return <Figures names={serviceFigures[serviceKey] ?? []} sources={sources} />
}

/** The figures that answer a question about it, on the page of further questions. */
export function QuestionFigure({ serviceKey, sources }: ServiceFigureProps) {
  return <Figures names={questionFigures[serviceKey] ?? []} sources={sources} />
}

function Figures({ names, sources }: { names: readonly FigureName[]; sources: readonly NumberedSource[] }) {
  return names.map(name => (
    <SideSection key={name} tone="card" heading={figureWords[name].heading} note={figureWords[name].lead}>
      <DrawnFigure name={name} sources={sources} />
    </SideSection>
  ))
}
