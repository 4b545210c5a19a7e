import { splitWords } from '@/content/ui/calculator'
import { ColumnHeads } from '../ui/column-heads'

/** The two fill patterns of the chart. */
export function SplitPatterns() {
  return (
    <defs>
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" stroke="var(--color-ink)" strokeWidth="2.4" />
      </pattern>
      <pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.2" className="fill-ink" />
        <circle cx="6" cy="6" r="1.2" className="fill-ink" />
      </pattern>
    </defs>
  )
}

/** Caption and column headers of the table, for screen readers. */
export function SplitHead() {
  return (
    <>
      <caption className="sr-only">{splitWords.caption}</caption>
      <ColumnHeads columns={splitWords.columns} className="sr-only" />
    </>
  )
}
