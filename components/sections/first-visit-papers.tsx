import type { FirstVisitPapers as FirstVisitPapersProps } from '@/content/first-visit-papers'
import { percent } from '@/lib/figures/geometry'
import { shown } from '@/lib/testosterone/format'
import { ColumnHeads } from '../ui/column-heads'
import { WideSection } from './section'

/** The papers of a first visit, filled in with an example. */
export function FirstVisitPapers({ heading, lead, tag, sheet, plan }: FirstVisitPapersProps) {
  return (
    <WideSection heading={heading} note={lead}>
      <div className="papers">
        <div className="paper">
          <PaperHead title={sheet.title} tag={tag} />
          <table className="data">
            <ColumnHeads columns={sheet.columns} />
            <tbody>
              {sheet.rows.map(({ name, value, unit, range }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="whitespace-nowrap">
                    <b>{value}</b> <small>{unit}</small>
                  </td>
                  <td>
                    {typeof range === 'string' ? (
                      range
                    ) : (
                      <>
                        <span className="unbroken">{`${shown(range.low, range.digits)}-${shown(range.high, range.digits)}`}</span>
                        <RangeStrip {...range} />
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="paper-says">{sheet.says}</p>
        </div>
        <div className="paper">
          <PaperHead title={plan.title} tag={tag} />
          <dl>
            {plan.rows.map(({ term, text }) => (
              <div key={term}>
                <dt className="note">{term}</dt>
                <dd className="font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="paper-says">{plan.says}</p>
        </div>
      </div>
    </WideSection>
  )
}

function PaperHead({ title, tag }: { title: string; tag: string }) {
  return (
    <div className="paper-head">
      <h3 className="text-md">{title}</h3>
      <span className="tag">{tag}</span>
    </div>
  )
}

type RangeStripProps = { low: number; high: number; axis: number; at: number }

/** Where the value lies: the filled part is the range, the mark the value. All in the unit of the row. */
function RangeStrip({ low, high, axis, at }: RangeStripProps) {
  return (
    <svg className="range-strip" width="100%" height="20" aria-hidden="true">
      <rect y="5" width="100%" height="10" />
      <rect
        className="range-strip-in"
        x={percent(low, axis)}
        y="5"
        width={percent(high - low, axis)}
        height="10"
      />
      <line x1={percent(at, axis)} x2={percent(at, axis)} y1="0" y2="20" />
    </svg>
  )
}
