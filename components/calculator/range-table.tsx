import type { calculator } from '@/content/calculator'
import { pageWords } from '@/content/ui/calculator'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { Section } from '../sections/section'
import { ColumnHeads } from '../ui/column-heads'
import { unbrokenRanges } from '../ui/no-break'

type Row = (typeof calculator)['table']['rows'][number]
type RangeTableProps = (typeof calculator)['table'] & { sources: readonly NumberedSource[] }

/** Those that a result is compared with stand open; the others are context. */
const open = 3

/** Each range with the population, the method and the source. */
export function RangeTable({ heading, note, rows, sources }: RangeTableProps) {
  return (
    <Section tone="tinted">
      <h2 className="side-title">{heading}</h2>
      <p className="note mt-2.5">{note}</p>
      <Ranges rows={rows.slice(0, open)} sources={sources} />
      <details className="fold">
        <summary>
          <h3>{pageWords.moreRanges}</h3>
        </summary>
        <Ranges rows={rows.slice(open)} sources={sources} />
      </details>
    </Section>
  )
}

function Ranges({ rows, sources }: { rows: readonly Row[]; sources: readonly NumberedSource[] }) {
  return (
    <table className="ranges data mt-6">
      <ColumnHeads columns={pageWords.columns} className="max-sm:sr-only" />
      <tbody>
        {rows.map(row => (
          <tr key={row.quantity}>
            <th scope="row">
              {row.quantity}
              <CiteMarks ids={[row.source]} sources={sources} />
            </th>
            <td>{unbrokenRanges(row.range)}</td>
            <td>{row.population}</td>
            <td>{row.method}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
