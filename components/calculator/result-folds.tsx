import { calculator } from '@/content/calculator'
import { pageWords } from '@/content/ui/calculator'
import { Fold } from './fold'
import { SplitExample } from './split-example'

const { result, print, questions } = calculator

/** Folded parts that are the same for every result, and shown before the first. */
export function ResultFolds() {
  return (
    <>
      <Fold heading={pageWords.how}>
        {/* Not printed here: the footer of the printed page contains it. */}
        <p className="note no-print mb-2">{print.method}</p>
        <Words texts={result.method} />
      </Fold>
      <Fold heading={pageWords.limits}>
        <Words texts={result.limits} />
      </Fold>
    </>
  )
}

export function QuestionsFold() {
  return (
    <Fold heading={pageWords.questions}>
      <ol className="list-decimal pl-5">
        {questions.map(question => (
          <li key={question} className="mb-1">
            {question}
          </li>
        ))}
      </ol>
    </Fold>
  )
}

/** In place of the result, before the first. */
export function EmptyPanel() {
  return (
    <>
      <p className="note mt-2.5 max-w-[30em]">{result.empty}</p>
      <SplitExample />
      <div className="mt-6">
        <ResultFolds />
      </div>
    </>
  )
}

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
