type DotFieldProps = { count: number; perRow: number; className: string }

const cell = 8

/** `count` dots in rows: a pattern, because so many elements would take seconds to lay out. */
export function DotField({ count, perRow, className }: DotFieldProps) {
  const full = Math.floor(count / perRow)
  const width = perRow * cell
  const id = `dots-${perRow}`
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${Math.ceil(count / perRow) * cell}`}
      aria-hidden="true"
    >
      <pattern id={id} width={cell} height={cell} patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="3" />
      </pattern>
      <rect width={width} height={full * cell} fill={`url(#${id})`} />
      <rect y={full * cell} width={(count % perRow) * cell} height={cell} fill={`url(#${id})`} />
    </svg>
  )
}
