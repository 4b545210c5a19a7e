'use client'

import { useRef } from 'react'
import { start } from '@/content/ui/start'
import { fill } from '@/lib/fill'
import { type StartQuestion, startOptions, startQuestions } from '@/lib/start/answer'
import { Trail } from './trail'

type StartStepProps = {
  question: StartQuestion
  /** From 0. */
  index: number
  chosen: string | undefined
  isCurrent: boolean
  isReached: boolean
  onChoose: (option: string) => void
  onNext: () => void
  onBack: () => void
}

/** One question: a group of radio buttons drawn like trail markers. */
export function StartStep({
  question,
  index,
  chosen,
  isCurrent,
  isReached,
  onChoose,
  onNext,
  onBack,
}: StartStepProps) {
  // Arrow keys select each option they pass, so they must not advance; a tap, a click and Space do.
  const byArrow = useRef(false)
  const { title, options } = start.questions[question]
  const labels: Readonly<Record<string, string>> = options
  const isLast = index === startQuestions.length - 1

  function choose(option: string) {
    onChoose(option)
    if (!byArrow.current) onNext()
    byArrow.current = false
  }

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
            <input
              type="radio"
              name={`start-${question}`}
              value={option}
              checked={chosen === option}
              onKeyDown={({ key }) => {
                byArrow.current = key.startsWith('Arrow')
              }}
              onPointerDown={() => {
                byArrow.current = false
              }}
              onChange={() => choose(option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
      <p className="start-foot">
        {index > 0 ? (
          <button type="button" className="text-link start-back" onClick={onBack}>
            {start.back}
          </button>
        ) : (
          <span className="note">{start.note}</span>
        )}
        <button type="button" className="text-link start-next" disabled={!chosen} onClick={onNext}>
          {isLast ? start.finish : start.next}
        </button>
      </p>
    </fieldset>
  )
}
