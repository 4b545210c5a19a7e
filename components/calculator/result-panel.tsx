import type { CalculatorTexts } from '@/content/calculator'
import { figures } from '@/lib/testosterone/format'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { RangeBar } from './range-bar'
import { SplitChart } from './split-chart'

type ResultPanelProps = { texts: CalculatorTexts; result: TestosteroneResult | null }

const number = (value: number) => String(Number(value.toFixed(2)))

/** The four figures, where they lie, how the total splits, and what it does and does not mean. */
export function ResultPanel({ texts, result }: ResultPanelProps) {
  const { heading, empty, estimate, bias, diagnosis, notFor, assumed } = texts.result
  if (!result) {
    return (
      <section className="result-sheet" aria-labelledby="result-heading">
        <h2 id="result-heading" className="text-xl">
          {heading}
        </h2>
        <p className="note mt-4 max-w-[30em]">{empty}</p>
      </section>
    )
  }
  const shown = figures(result)
  return (
    <section className="result-sheet" aria-labelledby="result-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="result-heading" className="text-xl">
          {heading}
        </h2>
        <p className="note data">
          {number(result.totalNgDl)} ng/dL total, {number(result.shbgNmolL)} nmol/L SHBG,{' '}
          {number(result.albuminGDl)} g/dL albumin
        </p>
      </div>
      {result.albuminAssumed ? <p className="note mt-2 font-semibold">{assumed}</p> : null}
      <dl className="result-figures data">
        <div className="result-main">
          <dt className="note">Free testosterone</dt>
          <dd>
            <output className="result-number">{shown.freeNgDl}</output> ng/dL
          </dd>
        </div>
        <Figure label="Free, molar" value={shown.freePmolL} unit="pmol/L" />
        <Figure label="Bioavailable" value={shown.bioavailableNgDl} unit="ng/dL" />
        <Figure label="Percent free" value={shown.percentFree} unit="%" />
      </dl>
      <RangeBar {...texts.ranges.free} value={result.freeNgDl} digits={1} />
      <RangeBar {...texts.ranges.total} value={result.totalNgDl} digits={0} />
      <SplitChart result={result} />
      <div className="result-part note">
        <p>{estimate}</p>
        <p className="mt-2">{bias}</p>
        <p className="mt-2">{diagnosis}</p>
        <p className="mt-2">{notFor}</p>
      </div>
    </section>
  )
}

type FigureProps = { label: string; value: string; unit: string }

function Figure({ label, value, unit }: FigureProps) {
  return (
    <div>
      <dt className="note">{label}</dt>
      <dd className="text-sm whitespace-nowrap">
        <span className="font-display text-2xl font-display-strong">{value}</span> {unit}
      </dd>
    </div>
  )
}
