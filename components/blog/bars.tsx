import type { ComponentProps } from 'react'
import type { ArticleKit } from '@/content/articles/kit'
import { articleWords } from '@/content/ui/blog'
import { decimal } from '@/lib/decimal'

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

/** Bar chart on a scale from 0. It is a table, so sighted visitors and screen readers get the same numbers. */
export function Bars({ unit, max, rows }: ComponentProps<ArticleKit['Bars']>) {
  const decimals = Math.max(...rows.map(({ value }) => decimalsOf(value)))
  return (
    <table className="bars data">
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
      <tbody>
        {rows.map(({ label, value, note }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note ? <span className="note block font-normal">{note}</span> : null}
            </th>
            <td>
              <div>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 0V10" stroke="var(--color-ink)" vectorEffect="non-scaling-stroke" />
                  <rect
                    y="1"
                    width={(Math.abs(value) / max) * 100}
                    height="8"
                    fill="var(--hue, var(--color-ink))"
                  />
                </svg>
                <span>{decimal(value.toFixed(decimals))}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
