'use client'

import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { shown, trimmed } from '@/lib/testosterone/format'
import { maxNote, type SavedResult } from '@/lib/testosterone/history'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'
import type { HistoryTexts } from './calculator-texts'

type HistoryRowProps = {
  entry: SavedResult
  words: HistoryTexts['row']
  icon: ReactNode
  /** @returns whether it was saved */
  onChange: (entry: SavedResult) => boolean
  onDelete: () => void
}

/**
 * A field that shows the stored value and saves an edit on blur, not on each key: a half-typed year would reorder the
 * rows while the visitor types. A value that could not be saved stays in the field.
 */
function useDraft(stored: string, store: (value: string) => boolean) {
  const [draft, setDraft] = useState<string | null>(null)
  const leave = () => {
    if (draft === null || draft === stored || store(draft)) setDraft(null)
  }

  // There is no blur when the page is unloaded.
  useEffect(() => {
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  })

  return {
    value: draft ?? stored,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') leave()
    },
    onBlur: leave,
  }
}

/** One saved result: date and note can be edited, the values cannot. */
export function HistoryRow({ entry, words, icon, onChange, onDelete }: HistoryRowProps) {
  const name = fill(words.result, { date: longDate(entry.date), free: shown(entry.freeNgDl, 1) })
  // An empty date, or a five-digit year, is reset.
  const date = useDraft(entry.date, value => !/^\d{4}-/.test(value) || onChange({ ...entry, date: value }))
  const note = useDraft(entry.note, value => onChange({ ...entry, note: value }))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <label>
        <span className="sr-only">{fill(words.date, { result: name })}</span>
        <input type="date" max="9999-12-31" className="field-input data min-h-11" {...date} />
      </label>
      <div className="max-sm:col-span-2 max-sm:row-start-2">
        <p className="data">
          <b>{fill(words.free, { free: shown(entry.freeNgDl, 1) })}</b>
          <span className="note block">
            {fill(words.inputs, {
              total: trimmed(entry.totalNgDl, 1),
              shbg: trimmed(entry.shbgNmolL, 1),
              albumin: trimmed(entry.albuminGDl, 2),
            })}
          </span>
        </p>
        <label className="mt-1 block">
          <span className="sr-only">{fill(words.noteOn, { result: name })}</span>
          <input
            className="field-input min-h-11"
            enterKeyHint="done"
            placeholder={words.note}
            maxLength={maxNote}
            {...note}
          />
        </label>
      </div>
      <button
        type="button"
        className="inline-flex min-h-11 min-w-11 items-center justify-center"
        aria-label={fill(words.delete, { result: name })}
        onClick={onDelete}
      >
        {icon}
      </button>
    </li>
  )
}
