import type { ServiceKey } from '@/content/schema'
import { effectPlot } from '@/content/ui/figures'
import { type Effect, serviceEffects } from '@/content/ui/trial-figures'
import { decimal } from '@/lib/decimal'
import { percent } from '@/lib/figures/geometry'
import { fill } from '@/lib/fill'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'

type EffectPlotProps = { serviceKey: ServiceKey; sources: readonly NumberedSource[] }

/** End of the axis. It extends past 'large', so that a small effect looks small. */
const axisEnd = 0.9
/** Where small, medium and large begin (Cohen 1988). */
const bandStarts = [0.2, 0.5, 0.8]
const rowEm = 2.6
const topEm = 1.8

const x = (size: number) => percent(size, axisEnd)
const em = (lines: number) => `${Number(lines.toFixed(2))}em`

/** Effect sizes of a treatment, on one scale from none to large. Null for a service without them. */
export function EffectPlot({ serviceKey, sources }: EffectPlotProps) {
  const effects = serviceEffects[serviceKey]
  if (!effects) return null
  const { source, items } = effects
  const floor = topEm + items.length * rowEm
  const descriptions = items.map(({ name, size }) =>
    fill(effectPlot.item, { name, size: size === null ? effectPlot.none : decimal(size) }),
  )
  return (
    <figure className="effects">
      <svg
        className="data"
        width="100%"
        height={em(floor + 3.2)}
        role="img"
        aria-label={fill(effectPlot.label, { list: descriptions.join(', ') })}
      >
        {bandStarts.map((start, index) => (
          <svg key={start} x={x(start)} aria-hidden="true">
            <rect
              className="effects-band"
              y="1.5em"
              width={percent(axisEnd - start, axisEnd)}
              height={em(floor - topEm + 0.3)}
            />
            <text y="1em" textAnchor={index === 2 ? 'end' : undefined}>
              {effectPlot.bands[index]}
            </text>
            <text y={em(floor + 1.3)} textAnchor="middle">
              {decimal(start)}
            </text>
          </svg>
        ))}
        {items.map(({ name, size }, index) => (
          <EffectRow key={name} name={name} size={size} top={topEm + index * rowEm} />
        ))}
        <line x2="100%" y1={em(floor)} y2={em(floor)} />
        <line y1={em(topEm - 0.3)} y2={em(floor)} />
        <text y={em(floor + 1.3)}>0</text>
        <text x="100%" y={em(floor + 2.8)} textAnchor="end">
          {effectPlot.axis}
        </text>
      </svg>
      <figcaption className="note">
        {effectPlot.caption}
        <CiteMarks ids={[source]} sources={sources} />
      </figcaption>
    </figure>
  )
}

/** A nested <svg>, so that all rows share the same coordinates, which compress well. */
function EffectRow({ name, size, top }: Effect & { top: number }) {
  return (
    <svg y={em(top)} aria-hidden="true">
      <text x="0.5em" y="0.9em">
        {name}
      </text>
      <svg x={x(size ?? 0)} y="1.7em" aria-hidden="true">
        <circle className={size === null ? 'effects-none' : undefined} r="0.4em" />
        <text x="0.8em" y="0.35em">
          {size === null ? effectPlot.none : decimal(size)}
        </text>
      </svg>
      {size === null ? null : <line className="effects-size" x2={x(size)} y1="1.7em" y2="1.7em" />}
    </svg>
  )
}
