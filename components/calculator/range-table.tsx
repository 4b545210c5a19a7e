import type { calculator } from '@/content/calculator'
import { pageWords } from '@/content/ui/calculator'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { SideSection } from '../sections/section'

type RangeTableProps = (typeof calculator)['table'] & { sources: readonly NumberedSource[] }

/** Each range with the population, the method and the source. */
export function RangeTable({ heading, note, rows, sources }: RangeTableProps) {
  return (
    <SideSection heading={heading} note={note} tone="wood">
      <table className="ranges data">
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
              <td>{row.range}</td>
              <td>{row.population}</td>
              <td>{row.method}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideSection>
  )
}
