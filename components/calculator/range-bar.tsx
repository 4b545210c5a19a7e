import { chartWords } from '@/content/ui/calculator'
import { shown, withNoBreakSpaces } from '@/lib/testosterone/format'
import { decimal } from '@/lib/words/decimal'
import { fill } from '@/lib/words/fill'

type RangeBarProps = {
  heading: string
  text: string
  low: number
  high: number
  /** Of a guideline; drawn for a value that is within the range and below it. */
  cutoff?: number
  /** End of the axis; extended when the value is beyond it. */
  axis: number
  unit: string
  value: number
  digits: number
}

/** The same for every value, so created once. */
const frame = (
  <rect
    x="0.75"
    y="38"
    width="99.7%"
    height="16"
    className="fill-card"
    stroke="var(--color-ink)"
    strokeWidth="1.5"
  />
)
const pointer = (
  <>
    <path d="M-8 21H8L0 34Z" className="fill-copper" />
    <path d="M0 34V60" stroke="var(--color-card)" strokeWidth="7" />
    <path d="M0 33V60" stroke="var(--color-copper)" strokeWidth="4" />
  </>
)

/** Text anchor at a position of the axis, so that labels stay within the drawing. */
function anchor(part: number): 'start' | 'middle' | 'end' {
  if (part < 0.15) return 'start'
  return part > 0.85 ? 'end' : 'middle'
}

/**
 * A value on a bar that starts at 0; the dark section is a named range. Never a verdict, never red or green.
 * Positions are percentages, so that labels keep their size on every screen.
 */
export function RangeBar(props: RangeBarProps) {
  const { heading, text, low, high, cutoff = 0, axis, unit, value, digits } = props
  const end = Math.max(axis, value * 1.08)
  const x = (amount: number) => `${((amount / end) * 100).toFixed(2)}%`
  const label = shown(value, digits)
  const [lowest, highest] = [decimal(Number(low.toFixed(1))), decimal(Number(high.toFixed(1)))]
  const cutoffLabel = low <= value && +value.toFixed(2) < cutoff ? fill(chartWords.cutoff, { cutoff }) : ''
  const isFar = (high - low) / end < 0.2
  const you = value / end
  return (
    <figure className="result-part">
      <h3 className="text-lg">{heading}</h3>
      <p className="note">{withNoBreakSpaces(text)}</p>
      <svg
        className="plot data mt-3 h-[84px] w-full"
        role="img"
        aria-label={`${fill(chartWords.range, { value: label, unit, low: lowest, high: highest })} ${cutoffLabel}`.trim()}
      >
        <text x={x(value)} y="14" textAnchor={anchor(you)} fontWeight="600" className="fill-ink">
          {fill(chartWords.you, { value: `${label} ${unit}` })}
        </text>
        {frame}
        <rect x={x(low)} y="38" width={x(high - low)} height="16" className="fill-ink" />
        {cutoffLabel ? (
          <svg x={x(cutoff)} overflow="visible" aria-hidden="true">
            <path d="M0 38V54" stroke="var(--color-card)" strokeWidth="3" />
            <path d="M0 54V66" stroke="var(--color-ink)" strokeWidth="2" />
            <text y="78" className="fill-ink">
              {cutoffLabel}
            </text>
          </svg>
        ) : null}
        <svg x={x(value)} overflow="visible" aria-hidden="true">
          {pointer}
        </svg>
        {low / end > 0.12 ? (
          <text x="0" y="78" className="fill-ink">
            0
          </text>
        ) : null}
        {isFar ? (
          <text x={x(low)} y="78" className="fill-ink">
            {fill(chartWords.limits, { low: lowest, high: highest })}
          </text>
        ) : (
          [low, high].map(limit => (
            <text
              key={limit}
              x={x(limit)}
              y="78"
              // The label of the cutoff starts just behind it.
              dx={cutoffLabel && limit === low ? -4 : undefined}
              textAnchor={cutoffLabel && limit === low ? 'end' : 'middle'}
              className="fill-ink"
            >
              {decimal(Number(limit.toFixed(1)))}
            </text>
          ))
        )}
        <text x="100%" y="78" textAnchor="end" className="fill-ink-2">
          {Math.round(end)}
        </text>
      </svg>
    </figure>
  )
}
