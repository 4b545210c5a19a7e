type MarkedLinesProps = { lines: readonly string[]; className?: string }

/** What a price covers, or what is extra: one line each. */
export function MarkedLines({ lines, className = '' }: MarkedLinesProps) {
  return (
    <ul className={`price-marks ${className}`}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
