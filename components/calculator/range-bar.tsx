import { shown } from '@/lib/testosterone/format'

type RangeBarProps = {
  heading: string
  text: string
  low: number
  high: number
  /** End of the axis; moves out when the value lies beyond it. */
  axis: number
  unit: string
  value: number
  digits: number
}

const left = 2
const span = 556

/** A value on a bar that starts at 0; the dark section is a named range. Never a verdict, never red or green. */
export function RangeBar({ heading, text, low, high, axis, unit, value, digits }: RangeBarProps) {
  const end = Math.max(axis, value * 1.08)
  const x = (amount: number) => left + (amount / end) * span
  const you = x(value)
  const label = shown(value, digits)
  return (
    <figure className="result-part">
      <h3 className="text-lg">{heading}</h3>
      <p className="note">{text}</p>
      <svg
        viewBox="0 0 560 92"
        // On paper it is lower than wide.
        preserveAspectRatio="xMinYMid"
        className="chart data mt-2 w-full"
        role="img"
        aria-label={`You: ${label} ${unit}. Range: ${low} to ${high} ${unit}.`}
      >
        <text
          x={Math.min(Math.max(you, 36), 524)}
          y="15"
          textAnchor="middle"
          fontWeight="600"
          className="fill-ink"
        >
          You: {label}
        </text>
        <path d={`M${you - 8} 21h16l-8 13Z`} className="fill-copper" />
        <rect
          x={left}
          y="38"
          width={span}
          height="16"
          className="fill-sheet"
          stroke="var(--color-ink)"
          strokeWidth="1.5"
        />
        <rect x={x(low)} y="38" width={x(high) - x(low)} height="16" className="fill-ink" />
        <path d={`M${you} 34V60`} stroke="var(--color-copper)" strokeWidth="4" />
        <path d={`M${x(low)} 54V62M${x(high)} 54V62`} stroke="var(--color-ink)" />
        <text x={left} y="80" className="fill-ink">
          0
        </text>
        <text x={x(low)} y="80" textAnchor="middle" className="fill-ink">
          {Number(low.toFixed(1))}
        </text>
        <text x={x(high)} y="80" textAnchor="middle" className="fill-ink">
          {Number(high.toFixed(1))}
        </text>
        <text x="558" y="80" textAnchor="end" className="fill-ink-2">
          {x(high) > 470 ? unit : `${Math.round(end)} ${unit}`}
        </text>
      </svg>
    </figure>
  )
}
