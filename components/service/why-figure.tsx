import { weightChart } from '@/content/ui/service'
import type { WeightTrial } from '@/content/weight-trials'
import { decimal } from '@/lib/words/decimal'
import { fill } from '@/lib/words/fill'
import { ColumnHeads } from '../ui/column-heads'

type WhyFigureProps = { kind: 'weight-trials'; trials: readonly WeightTrial[] }

/** Chart of the 'why it matters' section, for services that have one. */
export function WhyFigure({ kind, trials }: WhyFigureProps) {
  switch (kind) {
    case 'weight-trials':
      return <WeightTrials trials={trials} />
    default:
      return kind satisfies never
  }
}

/** Average change in each trial beside its placebo arm, on one scale. Columns have equal widths on phones, too. */
function WeightTrials({ trials }: Pick<WhyFigureProps, 'trials'>) {
  const longest = Math.max(...trials.map(({ loss }) => loss))
  return (
    <figure className="mt-4 sm:mt-8">
      <table className="data w-full text-sm">
        <caption className="mb-3 text-left font-semibold">{weightChart.caption}</caption>
        <ColumnHeads columns={weightChart.columns} className="sr-only" />
        <tbody>
          {trials.map(({ drug, trial, loss, placebo }) => (
            <tr
              key={drug}
              className="border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_3rem_7rem] max-sm:pb-1.5"
            >
              <th scope="row" className="py-1.5 text-left font-semibold max-sm:col-span-3 sm:w-56 sm:py-2.5">
                {drug} <span className="note font-normal max-sm:text-caption sm:block">{trial}</span>
              </th>
              <td className="pr-3 sm:pl-3">
                <svg
                  viewBox={`0 0 ${longest * 10} 30`}
                  preserveAspectRatio="none"
                  className="h-7.5 w-full"
                  aria-hidden="true"
                >
                  <rect y="3" width={loss * 10} height="12" fill="var(--color-weight)" />
                  <rect
                    y="18"
                    width={placebo * 10}
                    height="8"
                    fill="none"
                    stroke="var(--color-ink)"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              </td>
              <td className="text-right sm:w-0 font-semibold whitespace-nowrap">{`${decimal(loss.toFixed(1))}%`}</td>
              <td className="pl-3 text-right whitespace-nowrap text-ink-2 sm:w-0">
                {fill(weightChart.placebo, { percent: decimal(placebo.toFixed(1)) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
