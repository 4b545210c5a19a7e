import type { calculator } from '@/content/calculator'
import { pageWords } from '@/content/ui/calculator'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { Section } from '../sections/section'
import { wholeRanges } from '../ui/whole-ranges'

type RangeTableProps = (typeof calculator)['table'] & { sources: readonly NumberedSource[] }

/** Each range with the population, the method and the source. */
export function RangeTable({ heading, note, rows, sources }: RangeTableProps) {
  return (
    <Section tone="tinted">
      <h2 className="side-title">{heading}</h2>
      <p className="note mt-2.5">{note}</p>
      <table className="ranges data mt-6">
        <thead className="max-sm:sr-only">
          <tr>
            {pageWords.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.quantity}>
              <th scope="row">
                {row.quantity}
                <CiteMarks ids={[row.source]} sources={sources} />
              </th>
              <td>{wholeRanges(row.range)}</td>
              <td>{row.population}</td>
              <td>{row.method}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
