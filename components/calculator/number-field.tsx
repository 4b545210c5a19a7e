'use client'

import type { KeyboardEvent, RefObject } from 'react'
import { fieldWords } from '@/content/ui/calculator'
import type { Fix } from '@/lib/testosterone/units'
import { fill } from '@/lib/words/fill'
import type { Hint } from './use-hints'

type NumberFieldProps = {
  id: string
  label: string
  note?: string
  input: RefObject<HTMLInputElement | null>
  unit: string
  /** One unit is shown as text, several as a select. */
  units: readonly string[]
  onUnit?: (unit: string) => void
  onBlur: () => void
  /** @returns false when there was no number to step */
  onStep: (direction: 1 | -1) => boolean
  invalid: boolean
  describedBy: string
  hint: Hint | null
  /** Answers a hint: with a suggested value, or with null for the value as it is. */
  onAnswer: (fix: Fix | null) => void
}

/** A laboratory value with its unit. Accepts '520' or '18,0 nmol/L'. The field has no `name`, so it is never submitted. */
export function NumberField(props: NumberFieldProps) {
  const {
    id,
    label,
    note,
    input,
    unit,
    units,
    onUnit,
    onBlur,
    onStep,
    invalid,
    describedBy,
    hint,
    onAnswer,
  } = props
  const described = [`${id}-unit`, describedBy, hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 } as const
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    if (onStep(direction[event.key])) event.preventDefault()
  }

  return (
    <div className="calc-field">
      <label className="field-label" htmlFor={id}>
        {label} {note ? <span className="font-normal text-ink-2">{note}</span> : null}
      </label>
      <div className="unit-field">
        <input
          id={id}
          ref={input}
          className="field-input data"
          type="text"
          inputMode="decimal"
          enterKeyHint="go"
          autoComplete="off"
          aria-invalid={invalid ? true : undefined}
          aria-describedby={described}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        {units.length > 1 ? (
          <>
            <span id={`${id}-unit`} hidden>
              {unit}
            </span>
            <select
              aria-label={fill(fieldWords.unit, { field: label })}
              className="field-input unit-choice"
              value={unit}
              translate="no"
              onChange={event => onUnit?.(event.target.value)}
            >
              {units.map(name => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </>
        ) : (
          <span id={`${id}-unit`} className="unit-choice unit-fixed">
            {unit}
          </span>
        )}
      </div>
      {/* Screen readers only announce changes in a live region that already exists. */}
      <p className={hint ? 'note mt-1.5' : undefined} id={`${id}-hint`} role="status">
        {hint ? <span>{hint.words} </span> : null}
        {hint?.fixes?.map(fix => (
          <button
            key={fix.label}
            type="button"
            className="text-link mr-4 min-h-11 font-semibold"
            onClick={() => onAnswer(fix)}
          >
            {fill(fieldWords.use, { unit: fix.label })}
          </button>
        ))}
        {hint?.own ? (
          <button type="button" className="text-link min-h-11 font-semibold" onClick={() => onAnswer(null)}>
            {fill(fieldWords.own, { value: hint.own })}
          </button>
        ) : null}
      </p>
    </div>
  )
}
