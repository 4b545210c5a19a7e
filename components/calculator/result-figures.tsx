import { resultWords } from '@/content/ui/calculator'
import { figures } from '@/lib/testosterone/format'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'

/** The four figures in the specified formats. */
export function ResultFigures({ result }: { result: TestosteroneResult }) {
  const shown = figures(result)
  return (
    <dl className="result-figures data">
      <div className="result-main">
        <dt className="note">{resultWords.free}</dt>
        <dd>
          <span className="result-number mr-1">
            <Amount value={shown.freeNgDl} />
          </span>{' '}
          ng/dL
        </dd>
      </div>
      <Figure label={resultWords.free} value={shown.freePmolL} unit="pmol/L" />
      <Figure label={resultWords.bioavailable} value={shown.bioavailableNgDl} unit="ng/dL" />
      <Figure label={resultWords.percentFree} value={shown.percentFree} unit="%" />
    </dl>
  )
}

type FigureProps = { label: string; value: string; unit: string }

function Figure({ label, value, unit }: FigureProps) {
  return (
    <div>
      <dt className="note">{label}</dt>
      <dd className="text-sm whitespace-nowrap">
        <span className="mr-0.5 font-display text-2xl font-display-strong">
          <Amount value={value} />
        </span>
        {unit === '%' ? unit : ` ${unit}`}
      </dd>
    </div>
  )
}

/** '< 0.1' is spoken as 'below 0.1': screen readers skip the sign. */
function Amount({ value }: { value: string }) {
  if (!value.startsWith('< ')) return value
  return (
    <>
      <span aria-hidden="true">{'<\u00a0'}</span>
      <span className="sr-only">{resultWords.below}</span>
      {value.slice(2)}
    </>
  )
}
