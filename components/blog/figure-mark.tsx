import type { Mark } from '@/content/schema'

const dotsPerRow = 12

/** A small drawing of a key figure. Hidden from screen readers, because the text beside it says the same. */
export function FigureMark({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'bars':
      return (
        <svg className="figure-mark" viewBox={`0 0 120 ${mark.values.length * 12 - 3}`} aria-hidden="true">
          {mark.values.map((value, index) => (
            <rect
              key={value}
              className={index === 0 ? 'mark-full' : 'mark-open'}
              x="0.5"
              y={index * 12 + 0.5}
              width={(value / mark.max) * 119}
              height="8"
            />
          ))}
          {mark.values.length === 1 ? (
            <rect className="mark-open" x="0.5" y="0.5" width="119" height="8" />
          ) : null}
        </svg>
      )
    case 'dots':
      return (
        <svg
          className="figure-mark"
          viewBox={`0 0 120 ${Math.ceil(mark.of / dotsPerRow) * 11 - 2}`}
          aria-hidden="true"
        >
          {Array.from({ length: mark.of }, (_, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their position
              key={index}
              className={index < mark.filled ? 'mark-full' : 'mark-open'}
              cx={4.5 + (index % dotsPerRow) * 10}
              cy={4.5 + Math.floor(index / dotsPerRow) * 11}
              r="3.5"
            />
          ))}
        </svg>
      )
    case 'correlation': {
      const length = Math.abs(mark.value) * 59
      return (
        <svg className="figure-mark" viewBox="0 0 120 16" aria-hidden="true">
          <path className="mark-open" d="M1 15V11M0 13H120M60 15V1M119 15V11" />
          <rect className="mark-full" x={mark.value < 0 ? 60 - length : 60} y="3" width={length} height="6" />
        </svg>
      )
    }
    default:
      return mark satisfies never
  }
}
