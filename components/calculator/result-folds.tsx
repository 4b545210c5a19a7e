import { memo, type ReactNode } from 'react'
import type { CalculatorTexts } from '@/content/calculator'
import { resultWords } from '@/content/ui/calculator'

type FoldProps = { heading: string; children: ReactNode }

/** A folded part of the result; open on paper. */
export function Fold({ heading, children }: FoldProps) {
  return (
    <details className="fold result-fold">
      <summary>
        <h3>{heading}</h3>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

/** The same for every result, and there before the first. */
export const ResultFolds = memo(function ResultFolds({ texts }: { texts: CalculatorTexts }) {
  const { method, limits } = texts.result
  return (
    <>
      <Fold heading={resultWords.how}>
        <Words texts={[texts.print.method, ...method]} />
      </Fold>
      <Fold heading={resultWords.limits}>
        <Words texts={limits} />
      </Fold>
    </>
  )
})

function Words({ texts }: { texts: readonly string[] }) {
  return (
    <div className="result-words note">
      {texts.map(text => (
        <p key={text} className="mb-2">
          {text}
        </p>
      ))}
    </div>
  )
}
