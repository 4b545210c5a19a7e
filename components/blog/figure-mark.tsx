import type { Mark } from '@/content/schema'

/** Width of a drawing in its own units. Narrow for those with few parts, so that these are large in a column of 88 px. */
const narrow = 72
const wide = 120

/** A small drawing of a key figure. Hidden from screen readers, because the text beside it says the same. */
export function FigureMark({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'bars':
      return (
        <svg
          className="figure-mark"
          viewBox={`0 0 ${narrow} ${mark.values.length * 12 - 3}`}
          aria-hidden="true"
        >
          {mark.values.map((value, index) => (
            <rect
              key={value}
              className={index === 0 ? 'mark-full' : 'mark-open'}
              x="0.5"
              y={index * 12 + 0.5}
              width={(value / mark.max) * (narrow - 1)}
              height="8"
            />
          ))}
          {mark.values.length === 1 ? (
            <rect className="mark-open" x="0.5" y="0.5" width={narrow - 1} height="8" />
          ) : null}
        </svg>
      )
    case 'dots': {
      const [perRow, width] = mark.of > 12 ? [12, wide] : [6, narrow]
      return (
        <svg
          className="figure-mark"
          viewBox={`0 0 ${width} ${Math.ceil(mark.of / perRow) * 11 - 2}`}
          aria-hidden="true"
        >
          {Array.from({ length: mark.of }, (_, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their position
              key={index}
              className={index < mark.filled ? 'mark-full' : 'mark-open'}
              cx={4.5 + (index % perRow) * 10}
              cy={4.5 + Math.floor(index / perRow) * 11}
              r="3.5"
            />
          ))}
        </svg>
      )
    }
    case 'correlation': {
      const length = Math.abs(mark.value) * 35
      return (
        <svg className="figure-mark" viewBox="0 0 72 18" aria-hidden="true">
          <path className="mark-open" d="M1 17V13M0 15H72M36 17V1M71 17V13" />
          <rect className="mark-full" x={mark.value < 0 ? 36 - length : 36} y="3" width={length} height="8" />
        </svg>
      )
    }
    default:
      return mark satisfies never
  }
}
