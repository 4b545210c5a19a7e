import { testosteroneRange, weightChart } from '@/content/ui/service'
import type { WeightTrial } from '@/content/weight-trials'
import { fill } from '@/lib/fill'

type WhyFigureProps = { kind: 'testosterone-range' | 'weight-trials'; trials: readonly WeightTrial[] }

/** Chart of the 'why it matters' section, for services that have one. */
export function WhyFigure({ kind, trials }: WhyFigureProps) {
  return kind === 'testosterone-range' ? <TestosteroneRange /> : <WeightTrials trials={trials} />
}

const rangeX = (ngDl: number) => 16 + (ngDl / 1000) * 528

/** Travison 2017 and AUA 2018, on one axis from 0. */
function TestosteroneRange() {
  return (
    <figure className="mt-8 max-w-measure">
      <svg viewBox="0 0 560 112" className="chart w-full" role="img" aria-labelledby="range-title">
        <title id="range-title">{testosteroneRange.title}</title>
        <rect
          x={rangeX(0)}
          y="40"
          width={rangeX(1000) - rangeX(0)}
          height="20"
          className="fill-sheet"
          stroke="var(--color-ink)"
        />
        <rect x={rangeX(264)} y="40" width={rangeX(916) - rangeX(264)} height="20" className="fill-ink" />
        <path d={`M${rangeX(531)} 40V60`} stroke="var(--color-paper)" strokeWidth="2" />
        <path
          d={`M${rangeX(300)} 24V70`}
          stroke="var(--color-copper)"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
        <text x={rangeX(300)} y="16" className="fill-ink" fontWeight="600">
          {testosteroneRange.cutoff}
        </text>
        {[0, 264, 531, 916].map(value => (
          <text
            key={value}
            x={rangeX(value)}
            y="84"
            textAnchor={value === 0 ? 'start' : 'middle'}
            className="fill-ink"
          >
            {value}
          </text>
        ))}
        <text x={rangeX(1000)} y="106" textAnchor="end" className="fill-ink-2">
          {testosteroneRange.unit}
        </text>
      </svg>
      <figcaption className="note mt-2">{testosteroneRange.caption}</figcaption>
    </figure>
  )
}

/** Average change in each trial beside its own placebo arm, all on one scale: columns have equal widths on phones, too. */
function WeightTrials({ trials }: Pick<WhyFigureProps, 'trials'>) {
  return (
    <figure className="mt-8 max-w-measure">
      <table className="data w-full text-sm">
        <caption className="mb-3 text-left font-semibold">{weightChart.caption}</caption>
        <thead className="sr-only">
          <tr>
            {weightChart.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trials.map(({ drug, trial, loss, placebo }) => (
            <tr
              key={drug}
              className="border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_3.25rem_7.25rem] max-sm:pb-2.5"
            >
              <th scope="row" className="py-2.5 text-left font-semibold max-sm:col-span-3 sm:w-44">
                {drug}
                <span className="note block font-normal">{trial}</span>
              </th>
              <td className="pr-3 sm:pl-3">
                <svg
                  viewBox="0 0 250 30"
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
              <td className="text-right sm:w-0 font-semibold whitespace-nowrap">{`${loss.toFixed(1)}%`}</td>
              <td className="pl-3 text-right whitespace-nowrap text-ink-2 sm:w-0">
                {fill(weightChart.placebo, { percent: placebo.toFixed(1) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="note mt-2">{weightChart.note}</figcaption>
    </figure>
  )
}
