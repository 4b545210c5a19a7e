import type { ServiceKey } from '@/content/schema'
import { effectPlot } from '@/content/ui/figures'
import { type Effect, serviceEffects } from '@/content/ui/trial-figures'
import { percent } from '@/lib/figures/geometry'
import type { NumberedSource } from '@/lib/site/references'
import { decimal } from '@/lib/words/decimal'
import { CiteMarks } from '../sections/cited'

type EffectPlotProps = { serviceKey: ServiceKey; sources: readonly NumberedSource[] }

/**
 * End of the axis. It extends past 'large', so that a small effect looks small. Where small, medium and large begin (0.2,
 * 0.5 and 0.8: Cohen 1988) is in figures.css, as shares of it.
 */
const axisEnd = 0.9

/** Effect sizes of a treatment, on one scale from none to large. Null for a service without them. */
export function EffectPlot({ serviceKey, sources }: EffectPlotProps) {
  const effects = serviceEffects[serviceKey]
  if (!effects) return null
  return (
    <figure className="effects">
      <EffectRows items={effects.items} />
      <figcaption className="note">
        {effectPlot.caption}
        <CiteMarks ids={[effects.source]} sources={sources} />
      </figcaption>
    </figure>
  )
}

/** One row per effect: its name, the line, its size. */
export function EffectRows({ items }: { items: readonly Effect[] }) {
  return (
    <>
      <ul className="effect-rows">
        {items.map(({ name, size }) => (
          <li key={name}>
            {name}
            <svg aria-hidden="true">
              {size === null ? null : <line x2={percent(size, axisEnd)} y1="10" y2="10" />}
              <circle
                className={size === null ? 'effects-none' : undefined}
                cx={percent(size ?? 0, axisEnd)}
                cy="10"
                r="6.5"
              />
            </svg>
            <b>{size === null ? effectPlot.none : decimal(size)}</b>
          </li>
        ))}
      </ul>
      <p className="effect-axis" aria-hidden="true">
        <span>0</span>
        {effectPlot.bands.map(band => (
          <span key={band}>{band}</span>
        ))}
      </p>
    </>
  )
}
