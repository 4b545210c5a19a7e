import type { ServiceKey } from '@/content/schema'
import { type PairWords, pairAxisEnd, pairWords } from '@/content/ui/figures'
import { servicePairs } from '@/content/ui/trial-figures'
import { percent } from '@/lib/figures/geometry'
import type { NumberedSource } from '@/lib/site/references'
import { decimal } from '@/lib/words/decimal'
import { CiteMarks } from '../sections/cited'

type PairPlotProps = { serviceKey: ServiceKey; sources: readonly NumberedSource[] }

const wordsOf: Partial<Record<ServiceKey, PairWords>> = pairWords

const topEm = 2
const rowEm = 3.6
/** The scale below the rows with numbers, and a row without, which follows it. */
const axisEm = 1.8
const wordsEm = 2.8
const em = (lines: number) => `${Number(lines.toFixed(2))}em`

/**
 * How many of 100 people had an outcome, with the treatment (dot) and without (ring), trial by trial on one scale from 0.
 * A trial without such a figure has a row that says what it found. Null for a service without trials to compare.
 */
export function PairPlot({ serviceKey, sources }: PairPlotProps) {
  const pairs = servicePairs[serviceKey]
  const words = wordsOf[serviceKey]
  if (!pairs || !words) return null
  const { title, arms, caption } = words
  const rows = words.rows.map(([name, found], index) => ({ name, found, of: pairs.rows[index] ?? null }))
  const drawn = rows.filter(({ of }) => of)
  const told = rows.filter(({ of }) => !of)
  const floor = topEm + drawn.length * rowEm
  const height = floor + axisEm + told.length * wordsEm
  const descriptions = rows.map(({ name, found, of }) =>
    of
      ? `${name}: ${of.map((count, arm) => `${decimal(count)} ${arms[arm]}`).join(', ')}`
      : `${name}: ${found}`,
  )
  return (
    <figure className="effects">
      <p className="font-semibold">{title}</p>
      <svg
        className="data"
        width="100%"
        height={em(height)}
        role="img"
        aria-label={`${title}. ${descriptions.join('. ')}.`}
      >
        {arms.map((arm, index) => (
          <svg key={arm} x={percent(index, 2)} aria-hidden="true">
            <circle className={index === 1 ? 'effects-none' : undefined} cx="0.5em" cy="0.65em" r="0.4em" />
            <text x="1.3em" y="1em">
              {arm}
            </text>
          </svg>
        ))}
        {drawn.map(({ name, of }, index) => (
          <svg key={name} y={em(topEm + index * rowEm)} aria-hidden="true">
            <text y="1em">{name}</text>
            <rect className="effects-band" y="1.5em" width="100%" height="1.2em" />
            {of ? <Pair of={of} /> : null}
          </svg>
        ))}
        <text y={em(floor + 0.2)}>0</text>
        <text x="100%" y={em(floor + 0.2)} textAnchor="end">
          {pairAxisEnd}
        </text>
        {told.map(({ name, found }, index) => (
          <svg key={name} y={em(floor + axisEm + index * wordsEm)} aria-hidden="true">
            <text y="1em">{name}</text>
            <text className="effects-words" y="2.25em">
              {found}
            </text>
          </svg>
        ))}
      </svg>
      <figcaption className="note">
        {caption}
        <CiteMarks ids={pairs.sources} sources={sources} />
      </figcaption>
    </figure>
  )
}

/** The dot is drawn over the ring, so that it stays visible where they coincide. Each number is on the outer side. */
function Pair({ of }: { of: readonly [number, number] }) {
  const [treated, compared] = of
  const marks = [
    { count: compared, right: compared > treated, ring: true },
    { count: treated, right: treated >= compared, ring: false },
  ]
  return (
    <>
      <line
        className="effects-size"
        x1={percent(compared, 100)}
        x2={percent(treated, 100)}
        y1="2.1em"
        y2="2.1em"
      />
      {marks.map(({ count, right, ring }) => (
        <g key={String(ring)}>
          <circle
            className={ring ? 'effects-none' : undefined}
            cx={percent(count, 100)}
            cy="2.1em"
            r="0.4em"
          />
          <text
            x={percent(count, 100)}
            dx={right ? '0.7em' : '-0.7em'}
            y="2.45em"
            textAnchor={right ? undefined : 'end'}
          >
            {decimal(count)}
          </text>
        </g>
      ))}
    </>
  )
}
