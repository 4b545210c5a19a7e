'use client'

import { useState } from 'react'
import { freeTestosterone, type TestosteroneResult } from '@/lib/testosterone/vermeulen'

type WhatIfProps = { result: TestosteroneResult }
type Axis = 'shbg' | 'total'

const plot = { left: 44, right: 530, top: 14, bottom: 232 }
const points = 60

/** Free testosterone against SHBG or total, everything else as in the result: why a normal total can go with a low free value. */
export function WhatIf({ result }: WhatIfProps) {
  const [axis, setAxis] = useState<Axis>('shbg')
  const { totalNgDl, shbgNmolL, albuminGDl } = result
  const here = axis === 'shbg' ? shbgNmolL : totalNgDl
  const end = Math.max(axis === 'shbg' ? 120 : 1200, here * 1.15)
  const at = (value: number) =>
    freeTestosterone(
      axis === 'shbg'
        ? { totalNgDl, shbgNmolL: value, albuminGDl }
        : { totalNgDl: value, shbgNmolL, albuminGDl },
    ).freeNgDl
  const curve = Array.from({ length: points + 1 }, (_, index) => {
    const value = Math.max(end / 400, (end * index) / points)
    return { value, free: at(value) }
  })
  const top = Math.max(...curve.map(({ free }) => free), result.freeNgDl) * 1.08
  const x = (value: number) => plot.left + (value / end) * (plot.right - plot.left)
  const y = (free: number) => plot.bottom - (free / top) * (plot.bottom - plot.top)
  const path = curve
    .map(({ value, free }, index) => `${index === 0 ? 'M' : 'L'}${x(value).toFixed(1)} ${y(free).toFixed(1)}`)
    .join('')
  const name = axis === 'shbg' ? 'SHBG' : 'total testosterone'
  const unit = axis === 'shbg' ? 'nmol/L' : 'ng/dL'
  const half = at(here / 2).toFixed(1)
  const double = at(here * 2).toFixed(1)
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(part => Math.round(end * part))

  return (
    <figure className="result-part no-print">
      <h3 className="text-lg">What if your {name} were different?</h3>
      <fieldset className="mt-1 flex flex-wrap gap-x-6">
        <legend className="sr-only">Along the axis</legend>
        {(['shbg', 'total'] as const).map(option => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="what-if"
              className="size-5 accent-copper"
              checked={axis === option}
              onChange={() => setAxis(option)}
            />
            {option === 'shbg' ? 'Change SHBG' : 'Change total'}
          </label>
        ))}
      </fieldset>
      <svg
        viewBox="0 0 560 276"
        className="chart data mt-2 w-full"
        role="img"
        aria-label={`Curve of free testosterone against ${name}. You: ${result.freeNgDl.toFixed(1)} ng/dL at ${Number(here.toFixed(1))} ${unit}.`}
      >
        <path
          d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
          fill="none"
          stroke="var(--color-ink)"
        />
        {ticks.map(tick => (
          <text key={tick} x={x(tick)} y={plot.bottom + 20} textAnchor="middle" className="fill-ink-2">
            {tick}
          </text>
        ))}
        {[0, 0.5, 1].map(part => (
          <text
            key={part}
            x={plot.left - 8}
            y={y((top / 1.08) * part) + 5}
            textAnchor="end"
            className="fill-ink-2"
          >
            {((top / 1.08) * part).toFixed(0)}
          </text>
        ))}
        <text x={plot.right} y={plot.bottom + 40} textAnchor="end" className="fill-ink-2">
          {axis === 'shbg' ? 'SHBG' : 'Total'}, {unit}
        </text>
        <text x={plot.left + 8} y={plot.top + 8} className="fill-ink-2">
          Free, ng/dL
        </text>
        <path d={path} fill="none" stroke="var(--color-ink)" strokeWidth="2.5" />
        <path
          d={`M${x(here)} ${y(result.freeNgDl)}V${plot.bottom}M${plot.left} ${y(result.freeNgDl)}H${x(here)}`}
          stroke="var(--color-copper)"
          strokeDasharray="3 4"
        />
        <circle
          cx={x(here)}
          cy={y(result.freeNgDl)}
          r="7"
          className="fill-copper"
          stroke="var(--color-sheet)"
          strokeWidth="2"
        />
        <text
          x={Math.min(x(here) + 12, 470)}
          y={y(result.freeNgDl) - 10}
          fontWeight="600"
          className="fill-ink"
        >
          You: {result.freeNgDl.toFixed(1)}
        </text>
      </svg>
      <figcaption className="note">
        With everything else the same: at half your {name} free testosterone would be {half} ng/dL, at twice{' '}
        {double} ng/dL.
        {axis === 'shbg' ? ' The more SHBG, the less is free, even when the total does not change.' : ''}
      </figcaption>
    </figure>
  )
}
