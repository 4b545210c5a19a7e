import { memo } from 'react'
import { chartWords } from '@/content/ui/calculator'
import { shown } from '@/lib/testosterone/format'
import { fill } from '@/lib/words/fill'

type WhatIfChartProps = {
  /** Free testosterone in ng/dL for a value on the axis. */
  free: (value: number) => number
  here: number
  end: number
  /** Titles of the vertical and the horizontal axis. */
  axis: string
  label: string
  name: string
}

/** Plot area: horizontal in percent, vertical in pixels, so that labels keep their size on every screen. */
const plot = { left: 13, width: 86, top: 30, height: 200 }
const bottom = plot.top + plot.height
const points = 60

/** Round values from 0 to `end`, about four steps. */
function ticksTo(end: number): number[] {
  const rough = end / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5].find(round => round * power >= rough) ?? 10) * power
  const count = Math.floor(end / step + 1e-9) + 1
  return Array.from({ length: count }, (_, index) => Number((index * step).toPrecision(6)))
}

/** Label position that does not overlap the curve; `across` is a share of the plot's width. */
function sideOf(across: number, isRising: boolean) {
  if (isRising)
    return across < 0.3
      ? { x: 12, y: 22, anchor: 'start' as const }
      : { x: -12, y: -8, anchor: 'end' as const }
  if (across > 0.6) return { x: 10, y: -14, anchor: 'end' as const }
  return { x: 13, y: -12, anchor: 'start' as const }
}

/** The curve, the visitor's point on it, and the lines to both axes. Readable without color. */
export const WhatIfChart = memo(function WhatIfChart({
  free,
  here,
  end,
  axis,
  label,
  name,
}: WhatIfChartProps) {
  const curve = Array.from({ length: points + 1 }, (_, index) => {
    const value = Math.max(end / 400, (end * index) / points)
    return { part: value / end, free: free(value) }
  })
  const top = Math.max(...curve.map(point => point.free), free(here)) * 1.08
  const x = (value: number) => `${(plot.left + (value / end) * plot.width).toFixed(2)}%`
  const y = (amount: number) => bottom - (amount / top) * plot.height
  const left = `${plot.left}%`
  const path = curve
    .map(({ part, free: amount }) => `${(part * 100).toFixed(2)} ${(100 - (amount / top) * 100).toFixed(2)}`)
    .join('L')
  const you = { free: free(here), ...sideOf(here / end, free(end) > free(end / 400)) }
  return (
    <svg className="plot data mt-2 h-[280px] w-full" role="img" aria-label={name}>
      <text x="0" y="14" className="fill-ink-2">
        {axis}
      </text>
      {ticksTo(top).map(tick => (
        <svg key={tick} y={y(tick)} overflow="visible" aria-hidden="true">
          <line x1={left} x2="99%" stroke="var(--color-line)" />
          <text x={`${plot.left - 2}%`} y="5" textAnchor="end" className="fill-ink-2">
            {tick}
          </text>
        </svg>
      ))}
      {ticksTo(end).map(tick => (
        <text
          key={tick}
          x={x(tick)}
          y={bottom + 22}
          textAnchor={tick / end > 0.95 ? 'end' : 'middle'}
          className="fill-ink-2"
        >
          {tick}
        </text>
      ))}
      <text x="99%" y={bottom + 44} textAnchor="end" className="fill-ink-2">
        {label}
      </text>
      <line x1={left} x2={left} y1={plot.top} y2={bottom} stroke="var(--color-ink)" />
      <line x1={left} x2="99%" y1={bottom} y2={bottom} stroke="var(--color-ink)" />
      <svg
        x={left}
        y={plot.top}
        width={`${plot.width}%`}
        height={plot.height}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={`M${path}`}
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <g stroke="var(--color-copper)" strokeWidth="1.5" strokeDasharray="3 4">
        <line x1={x(here)} x2={x(here)} y1={y(you.free)} y2={bottom} />
        <line x1={left} x2={x(here)} y1={y(you.free)} y2={y(you.free)} />
      </g>
      <svg x={x(here)} y={y(you.free)} overflow="visible" aria-hidden="true">
        <circle r="7" className="fill-copper" stroke="var(--color-tinted)" strokeWidth="2" />
        <text x={you.x} y={you.y} textAnchor={you.anchor} fontWeight="600" className="fill-ink">
          {fill(chartWords.you, { value: shown(you.free, 1) })}
        </text>
      </svg>
    </svg>
  )
})
