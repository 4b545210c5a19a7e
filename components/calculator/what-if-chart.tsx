import { memo } from 'react'
import { shown } from '@/lib/testosterone/format'

type WhatIfChartProps = {
  /** Free testosterone in ng/dL for a value on the axis. */
  free: (value: number) => number
  here: number
  end: number
  label: string
  name: string
}

const plot = { left: 52, right: 530, top: 18, bottom: 232 }
const points = 60

/** A round step that divides `end` into about four. */
function roundStep(end: number): number {
  const rough = end / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5, 10].find(step => step * power >= rough) ?? 10) * power
}

function ticksTo(end: number): number[] {
  const step = roundStep(end)
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(6)),
  )
}

/** The curve, the visitor's point on it, and the lines that lead to both axes. Readable without colour. */
export const WhatIfChart = memo(function WhatIfChart({ free, here, end, label, name }: WhatIfChartProps) {
  const you = free(here)
  const curve = Array.from({ length: points + 1 }, (_, index) => {
    const value = Math.max(end / 400, (end * index) / points)
    return { value, free: free(value) }
  })
  const top = Math.max(...curve.map(point => point.free), you) * 1.08
  const x = (value: number) => plot.left + (value / end) * (plot.right - plot.left)
  const y = (amount: number) => plot.bottom - (amount / top) * (plot.bottom - plot.top)
  const path = curve
    .map(
      (point, index) => `${index === 0 ? 'M' : 'L'}${x(point.value).toFixed(1)} ${y(point.free).toFixed(1)}`,
    )
    .join('')
  const atRight = x(here) > 440
  return (
    <svg viewBox="0 0 560 276" className="chart data mt-2 w-full" role="img" aria-label={name}>
      <path
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
        fill="none"
        stroke="var(--color-ink)"
      />
      {ticksTo(end).map(tick => (
        <text key={tick} x={x(tick)} y={plot.bottom + 20} textAnchor="middle" className="fill-ink-2">
          {tick}
        </text>
      ))}
      {ticksTo(top).map(tick => (
        <text key={tick} x={plot.left - 8} y={y(tick) + 5} textAnchor="end" className="fill-ink-2">
          {tick}
        </text>
      ))}
      <text x={plot.right} y={plot.bottom + 40} textAnchor="end" className="fill-ink-2">
        {label}
      </text>
      <text x={plot.left + 8} y={plot.top + 4} className="fill-ink-2">
        Free, ng/dL
      </text>
      <path d={path} fill="none" stroke="var(--color-ink)" strokeWidth="2.5" />
      <path
        d={`M${x(here)} ${y(you)}V${plot.bottom}M${plot.left} ${y(you)}H${x(here)}`}
        stroke="var(--color-copper)"
        strokeDasharray="3 4"
      />
      <circle
        cx={x(here)}
        cy={y(you)}
        r="7"
        className="fill-copper"
        stroke="var(--color-sheet)"
        strokeWidth="2"
      />
      <text
        x={x(here) + (atRight ? -12 : 12)}
        y={Math.max(y(you) - 12, plot.top + 22)}
        textAnchor={atRight ? 'end' : 'start'}
        fontWeight="600"
        className="fill-ink"
      >
        You: {shown(you, 1)}
      </text>
    </svg>
  )
})
