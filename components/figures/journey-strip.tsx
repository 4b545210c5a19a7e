import type { ServiceKey } from '@/content/schema'
import { stripWords } from '@/content/ui/figures'
import { journeys, type Strip } from '@/content/ui/journeys'
import { percent } from '@/lib/figures/geometry'

type JourneyStripProps = { serviceKey: ServiceKey }

/** Timeline of a service. Null for a service without one. */
export function JourneyStrip({ serviceKey }: JourneyStripProps) {
  const strips = journeys[serviceKey]
  return strips ? <Strips strips={strips} /> : null
}

/** The sentence above each strip says everything that it shows. */
function Strips({ strips }: { strips: readonly Strip[] }) {
  const hasWindows = strips.some(({ windows }) => windows.length > 0)
  return (
    <figure className="strips">
      {strips.map(strip => (
        <div key={strip.text}>
          <p>{strip.text}</p>
          <StripAxis strip={strip} />
        </div>
      ))}
      {hasWindows ? (
        <>
          <StripStripes />
          <figcaption className="note">{stripWords.legend}</figcaption>
        </>
      ) : null}
    </figure>
  )
}

/** The pattern of a window; once on a page. */
export const StripStripes = () => (
  <svg width="0" height="0" aria-hidden="true">
    <pattern id="strip-stripes" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
    </pattern>
  </svg>
)

/** Horizontal positions are percentages and heights are in em, so that text keeps its size on every screen. */
export function StripAxis({ strip }: { strip: Strip }) {
  const { to, dots, windows, ticks, unit } = strip
  const x = (time: number) => percent(time, to)
  return (
    <svg className="strip data" width="100%" height="3.6em" aria-hidden="true">
      <rect className="strip-track" y="0.3em" width="100%" height="1.5em" />
      {windows.map(([start, end]) => (
        <rect
          key={start}
          fill="url(#strip-stripes)"
          x={x(start)}
          y="0.3em"
          width={percent(end - start, to)}
          height="1.5em"
        />
      ))}
      <line x2="100%" y1="1.8em" y2="1.8em" />
      {ticks.map(tick => (
        <svg key={tick} x={x(tick)} aria-hidden="true">
          <line y1="1.8em" y2="2.15em" />
          {dots.includes(tick) ? <circle cy="1.05em" r="0.5em" /> : null}
          <text y="3.3em" textAnchor={tick === to ? 'end' : tick === 0 ? 'start' : 'middle'}>
            {tick === to ? `${tick} ${unit}` : tick}
          </text>
        </svg>
      ))}
    </svg>
  )
}
