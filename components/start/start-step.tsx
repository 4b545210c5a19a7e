import type { KeyboardEvent } from 'react'
import { start } from '@/content/ui/start'
import { type StartQuestion, startOptions, startQuestions } from '@/lib/start/advice'
import { fill } from '@/lib/words/fill'
import { Trail } from './trail'

export type StartStepHandlers = {
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: () => void
  onChoose: (option: string) => void
  onNext: () => void
  onBack: () => void
}

type StartStepProps = {
  question: StartQuestion
  /** From 0. */
  index: number
  chosen?: string | undefined
  isCurrent: boolean
  isReached: boolean
  /** Absent in the served page. */
  handlers?: StartStepHandlers
}

/** One question: a group of radio buttons drawn like trail markers. */
export function StartStep({ question, index, chosen, isCurrent, isReached, handlers }: StartStepProps) {
  const { title, options } = start.questions[question]
  const labels: Readonly<Record<string, string>> = options
  const isLast = index === startQuestions.length - 1
  const listening = (option: string) =>
    handlers
      ? {
          checked: chosen === option,
          onKeyDown: handlers.onKeyDown,
          onPointerDown: handlers.onPointerDown,
          onChange: () => handlers.onChoose(option),
        }
      : {}

  return (
    <fieldset className="start-step" data-current={isCurrent || undefined} disabled={!isReached}>
      <legend>
        <Trail at={index} />
        <h2 tabIndex={-1} data-heading={index} className="text-xl">
          <span className="sr-only">
            {fill(start.step, { number: index + 1, count: startQuestions.length })}
          </span>
          {title}
        </h2>
      </legend>
      <div className="start-options">
        {startOptions[question].map(option => (
          <label key={option} className="start-option">
            <input type="radio" name={`start-${question}`} value={option} {...listening(option)} />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
      <p className="start-foot">
        {index > 0 ? (
          <button type="button" className="text-link start-back" onClick={handlers?.onBack}>
            {start.back}
          </button>
        ) : (
          <span className="note">{start.note}</span>
        )}
        <button type="button" className="text-link start-next" disabled={!chosen} onClick={handlers?.onNext}>
          {isLast ? start.finish : start.next}
        </button>
      </p>
    </fieldset>
  )
}
