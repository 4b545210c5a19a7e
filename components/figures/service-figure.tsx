import type { ServiceKey } from '@/content/schema'
import { type FigureName, figureWords } from '@/content/ui/figures'
import { questionFigures, serviceFigures } from '@/content/ui/trial-figures'
import type { NumberedSource } from '@/lib/site/references'
import { SideSection } from '../sections/section'
import { DrawnFigure } from './drawn-figure'

type ServiceFigureProps = { serviceKey: ServiceKey; sources: readonly NumberedSource[] }

const figuresOf = (serviceKey: ServiceKey, kind: 'schematic' | 'sources') =>
  (serviceFigures[serviceKey] ?? []).filter(name => figureWords[name].evidence.kind === kind)

/** What was measured, each drawing beside its finding. Nothing for a service without such a figure. */
export function ServiceFigure({ serviceKey, sources }: ServiceFigureProps) {
  return <Figures names={figuresOf(serviceKey, 'sources')} sources={sources} />
}

/** How the treatment is done, for the part that tells its steps. Nothing for a service without such a figure. */
export function StepsFigure({ serviceKey }: Pick<ServiceFigureProps, 'serviceKey'>) {
  return figuresOf(serviceKey, 'schematic').map(name => (
    <div key={name} className="mt-5">
      <h3 className="mb-3 text-md">{figureWords[name].heading}</h3>
      <DrawnFigure name={name} sources={[]} />
    </div>
  ))
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
