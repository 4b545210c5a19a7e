type MarkedLinesProps = { lines: readonly string[]; className?: string }

/** What a price includes or excludes, one item per line. */
export function MarkedLines({ lines, className = '' }: MarkedLinesProps) {
  return (
    <ul className={`price-marks ${className}`}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
