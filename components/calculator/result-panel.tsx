import { memo } from 'react'
import { actionWords, resultWords } from '@/content/ui/calculator'
import { trimmed, withNoBreakSpaces } from '@/lib/testosterone/format'
import { fill } from '@/lib/words/fill'
import type { CalculatorTexts } from './calculator-texts'
import type { PrerenderedParts } from './prerendered-parts'
import { RangeBar } from './range-bar'
import { ResultFigures } from './result-figures'
import { ResultLine } from './result-line'
import { SplitChart } from './split-chart'
import type { Answer } from './use-calculator'

type ResultPanelProps = {
  texts: Pick<CalculatorTexts, 'ranges' | 'result' | 'split'>
  answer: Answer | null
  served: PrerenderedParts
}

/**
 * The result and what to do with it; details are folded. Here and in child components, text that changes is the only
 * child of its element: machine translation replaces text nodes, and React would then update a detached one and leave the
 * old figure on screen.
 */
export const ResultPanel = memo(function ResultPanel({ texts, answer, served }: ResultPanelProps) {
  return (
    <section className={answer ? 'result-card' : 'result-card no-print'} aria-labelledby="result-heading">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="result-heading" className={answer ? 'note font-text' : 'text-xl'}>
          {texts.result.heading}
        </h2>
        {answer ? <Inputs {...answer.result} /> : null}
      </div>
      {/* Always present: a screen reader announces what changes in it, so that no hidden sentence repeats the result. */}
      <div role="status">{answer ? <Answered texts={texts} answer={answer} /> : null}</div>
      {answer ? <Pictures texts={texts} answer={answer} served={served} /> : served.empty}
    </section>
  )
})

function Inputs({ totalNgDl, shbgNmolL, albuminGDl }: Answer['result']) {
  const words = fill(resultWords.inputs, {
    total: `${trimmed(totalNgDl, 2)} ng/dL`,
    shbg: `${trimmed(shbgNmolL, 2)} nmol/L`,
    albumin: `${trimmed(albuminGDl, 2)} g/dL`,
  })
  return <p className="note data">{withNoBreakSpaces(words)}</p>
}

type AnsweredProps = Omit<ResultPanelProps, 'served'> & { answer: Answer }

/** What is announced: figures first, then what they mean. */
function Answered({ texts, answer }: AnsweredProps) {
  const { result, albuminUnread } = answer
  const { assumed, unread } = texts.result
  return (
    <>
      <ResultFigures result={result} />
      {albuminUnread ? <p className="mt-2 font-semibold">{withNoBreakSpaces(unread)}</p> : null}
      <ResultLine texts={texts} answer={answer} />
      {result.albuminAssumed && !albuminUnread ? (
        <p className="note mt-2">{withNoBreakSpaces(assumed)}</p>
      ) : null}
    </>
  )
}

/** Next steps, charts, and the folded parts. A value in doubt is not drawn in a range. */
function Pictures({ texts, answer: { result, doubts }, served }: ResultPanelProps & { answer: Answer }) {
  const { free, total } = texts.ranges
  return (
    <>
      <div className="result-next no-print">
        {served.next}
        <button type="button" className="go" onClick={() => print()}>
          <span>{actionWords.print}</span>
          {served.icons.printer}
        </button>
      </div>
      {doubts.length === 0 ? (
        <>
          <RangeBar {...free} value={result.freeNgDl} digits={1} />
          <RangeBar {...total} value={result.totalNgDl} digits={0} />
        </>
      ) : null}
      <SplitChart result={result} words={texts.split} patterns={served.patterns} head={served.splitHead} />
      <div className="mt-6">{served.details}</div>
    </>
  )
}
