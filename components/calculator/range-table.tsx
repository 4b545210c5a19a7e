import type { calculator } from '@/content/calculator'
import type { NumberedSource } from '@/content/services/references'
import { CiteMarks } from '../sections/cited'
import { SideSection } from '../sections/section'

type RangeTableProps = (typeof calculator)['table'] & { sources: readonly NumberedSource[] }

/** Each range with who was measured, how, and where it is published. */
export function RangeTable({ heading, note, rows, sources }: RangeTableProps) {
  return (
    <SideSection heading={heading} note={note} tone="wood">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroll-x" aria-label={heading} tabIndex={0}>
        <table className="data w-full min-w-[40rem] border-collapse text-sm">
          <thead>
            <tr className="border-b border-ink text-left">
              <th scope="col" className="py-2 pr-4">
                Quantity
              </th>
              <th scope="col" className="py-2 pr-4">
                Range
              </th>
              <th scope="col" className="py-2 pr-4">
                Who was measured
              </th>
              <th scope="col" className="py-2">
                How
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.quantity} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-4 text-left font-semibold">
                  {row.quantity}
                  <CiteMarks ids={[row.source]} sources={sources} />
                </th>
                <td className="py-3 pr-4">{row.range}</td>
                <td className="py-3 pr-4">{row.population}</td>
                <td className="py-3">{row.method}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SideSection>
  )
}
