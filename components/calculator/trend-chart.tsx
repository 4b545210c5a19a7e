import { longDate } from '@/lib/dates'
import type { KeptResult } from '@/lib/testosterone/history'

type TrendChartProps = { entries: readonly KeptResult[] }

/** Kept free testosterone over time, from 0; the list below says the same in words. */
export function TrendChart({ entries }: TrendChartProps) {
  const times = entries.map(({ date }) => Date.parse(date))
  const first = Math.min(...times)
  const length = Math.max(Math.max(...times) - first, 1)
  const top = Math.max(...entries.map(({ freeNgDl }) => freeNgDl)) * 1.2
  const dots = entries.map(({ id, freeNgDl }, index) => ({
    id,
    label: freeNgDl.toFixed(1),
    x: 40 + (((times[index] ?? first) - first) / length) * 480,
    y: 120 - (freeNgDl / top) * 100,
  }))
  return (
    <svg
      viewBox="0 0 560 140"
      className="chart data mt-3 w-full"
      role="img"
      aria-label={`Free testosterone from ${longDate(entries[0]?.date ?? '')} to ${longDate(entries.at(-1)?.date ?? '')}: ${dots.map(({ label }) => label).join(', ')} ng/dL`}
    >
      <path d="M20 120H548" stroke="var(--color-ink)" />
      <path
        d={dots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
      {dots.map(({ id, label, x, y }) => (
        <g key={id}>
          <circle cx={x} cy={y} r="5" className="fill-copper" />
          <text x={x} y={y - 10} textAnchor="middle" className="fill-ink">
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}
