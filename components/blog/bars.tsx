import type { ComponentProps } from 'react'
import type { ArticleKit } from '@/content/articles/kit'
import { articleWords } from '@/content/ui/blog'
import { decimal, grouped } from '@/lib/words/decimal'
import { fill } from '@/lib/words/fill'
import { unbrokenWords } from '../ui/no-break'

type Value = ComponentProps<ArticleKit['Bars']>['rows'][number]['value']

const hue = 'var(--hue, var(--color-ink))'

const endsOf = (value: Value) => (typeof value === 'number' ? ([0, value] as const) : value)
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

/** Neighboring rows that compare the same thing. */
function groupsOf<Row extends { of?: string }>(rows: readonly Row[]): [Row, ...Row[]][] {
  const groups: [Row, ...Row[]][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0].of === row.of) last.push(row)
    else groups.push([row])
  }
  return groups
}

type AxisProps = {
  ends: readonly [number, number]
  line: number
  share: (value: number) => number
}

/** The scale of a ratio, with its ends and the line at which there is no difference. */
function Axis({ ends: [start, end], line, share }: AxisProps) {
  return (
    <svg className="bars-axis" aria-hidden="true">
      <line x2="100%" y1="0.5" y2="0.5" />
      {[start, line, end].map((value, index) => {
        const x = `${share(value)}%`
        return (
          <g key={value}>
            {/* That of no difference meets the one behind the bar. */}
            <line x1={x} x2={x} y1={value === line ? '-0.5em' : 0} y2="0.35em" />
            <text x={x} y="1.5em" textAnchor={(['start', 'middle', 'end'] as const)[index]}>
              {decimal(value)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Bar chart on a scale from 0. It is a table, so sighted visitors and screen readers get the same numbers. */
export function Bars({ unit, max, line = 0, rows }: ComponentProps<ArticleKit['Bars']>) {
  const decimals = Math.max(...rows.flatMap(({ value }) => [value].flat().map(decimalsOf)))
  /** Of the scale, as the drawing counts it. */
  const share = (value: number) => Number(((value / max) * 100).toFixed(2))
  const written = (value: number) => (decimals === 0 ? grouped(value) : decimal(value.toFixed(decimals)))
  const shown = rows.map(({ value, ...row }) => {
    const [from, to] = endsOf(value)
    const words =
      typeof value === 'number'
        ? written(value)
        : fill(articleWords.range, { low: written(from), high: written(to) })
    return { ...row, from, length: Math.abs(to - from), words }
  })
  const groups = groupsOf(shown)
  return (
    <table
      className={[
        'bars data',
        ...(rows.some(({ value }) => typeof value !== 'number') ? ['bars-ranges'] : []),
        ...(rows.some(({ of }) => of) ? [] : ['bars-rows']),
      ].join(' ')}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{articleWords.group}</span>
          </th>
          <th scope="col" className="bars-unit">
            {unit}
          </th>
        </tr>
      </thead>
      {groups.map(([first, ...others]) => (
        <tbody key={(first.of ?? '') + first.label} {...(first.of ? { className: 'bars-pair' } : {})}>
          {first.of ? (
            <tr>
              <th scope="rowgroup" colSpan={2} className="bars-of">
                {first.of}
              </th>
            </tr>
          ) : null}
          {[first, ...others].map(({ label, from, length, words, note, mark, isControl }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note ? <span className="note block font-normal">{unbrokenWords(note)}</span> : null}
              </th>
              <td>
                <div>
                  {/* A range has its words above its bar and so the scale below it (blog.css). */}
                  {line ? <Axis ends={[0, max]} line={line} share={share} /> : null}
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <path
                      d={`M${share(line)} 0V10`}
                      stroke="var(--color-ink)"
                      vectorEffect="non-scaling-stroke"
                    />
                    <rect
                      {...(from ? { x: share(from) } : {})}
                      // An interval is thin, so that its estimate stands out.
                      y={mark === undefined ? 1 : 4}
                      width={share(length)}
                      height={mark === undefined ? 8 : 2}
                      {...(isControl
                        ? { fill: 'none', stroke: hue, vectorEffect: 'non-scaling-stroke' }
                        : { fill: hue })}
                    />
                    {mark === undefined ? null : (
                      <rect x={share(mark) - 1} y="1" width="2" height="8" fill={hue} />
                    )}
                  </svg>
                  <span>{words}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
