import { trendWords } from '@/content/ui/calculator'
import { shown } from '@/lib/testosterone/format'
import type { SavedResult } from '@/lib/testosterone/history'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'

type TrendChartProps = { entries: readonly SavedResult[] }

/** With more points, labels would overlap; then only the first and last have one. The list shows all values. */
const mostFigures = 5

/** Saved free testosterone over time, from 0. The list below gives the same values as text. */
export function TrendChart({ entries }: TrendChartProps) {
  const first = entries[0]?.date ?? ''
  const last = entries.at(-1)?.date ?? ''
  const start = Date.parse(first)
  const length = Date.parse(last) - start
  const top = Math.max(...entries.map(({ freeNgDl }) => freeNgDl)) * 1.05
  const dots = entries.map(({ id, date, freeNgDl }, index) => {
    // Results from the same day are spread out in order.
    const part = length > 0 ? (Date.parse(date) - start) / length : index / Math.max(entries.length - 1, 1)
    const isNamed = entries.length <= mostFigures || index === 0 || index === entries.length - 1
    return { id, label: shown(freeNgDl, 1), isNamed, x: 6 + part * 88, y: 112 - (freeNgDl / top) * 84 }
  })
  return (
    <svg
      className="plot data mt-3 h-[144px] w-full"
      role="img"
      aria-label={fill(trendWords, {
        first: longDate(first),
        last: longDate(last),
        values: dots.map(({ label }) => label).join(', '),
      })}
    >
      <line x2="100%" y1="112" y2="112" stroke="var(--color-ink)" />
      {dots.slice(1).map(({ id, x, y }, index) => (
        <line
          key={id}
          x1={`${dots[index]?.x}%`}
          y1={dots[index]?.y}
          x2={`${x}%`}
          y2={y}
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      ))}
      {dots.map(({ id, label, isNamed, x, y }) => (
        <svg key={id} x={`${x}%`} y={y} overflow="visible" aria-hidden="true">
          <circle r="5" className="fill-copper" />
          {isNamed ? (
            <text y="-11" textAnchor="middle" className="fill-ink">
              {label}
            </text>
          ) : null}
        </svg>
      ))}
      <text y="134" className="fill-ink-2">
        {longDate(first)}
      </text>
      {length > 0 ? (
        <text x="100%" y="134" textAnchor="end" className="fill-ink-2">
          {longDate(last)}
        </text>
      ) : null}
    </svg>
  )
}
