import { chartWords } from '@/content/ui/calculator'
import { decimal } from '@/lib/decimal'
import { fill } from '@/lib/fill'
import { shown, withNoBreakSpaces } from '@/lib/testosterone/format'

type RangeBarProps = {
  heading: string
  text: string
  low: number
  high: number
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
export function RangeBar({ heading, text, low, high, axis, unit, value, digits }: RangeBarProps) {
  const end = Math.max(axis, value * 1.08)
  const x = (amount: number) => `${((amount / end) * 100).toFixed(2)}%`
  const label = shown(value, digits)
  const [lowest, highest] = [decimal(Number(low.toFixed(1))), decimal(Number(high.toFixed(1)))]
  const isFar = (high - low) / end < 0.2
  const you = value / end
  return (
    <figure className="result-part">
      <h3 className="text-lg">{heading}</h3>
      <p className="note">{withNoBreakSpaces(text)}</p>
      <svg
        className="plot data mt-3 h-[84px] w-full"
        role="img"
        aria-label={fill(chartWords.range, { value: label, unit, low: lowest, high: highest })}
      >
        <text x={x(value)} y="14" textAnchor={anchor(you)} fontWeight="600" className="fill-ink">
          {fill(chartWords.you, { value: `${label} ${unit}` })}
        </text>
        {frame}
        <rect x={x(low)} y="38" width={x(high - low)} height="16" className="fill-ink" />
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
            <text key={limit} x={x(limit)} y="78" textAnchor="middle" className="fill-ink">
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
