'use client'

import { type ReactNode, useState } from 'react'
import { keepWords, keptWords } from '@/content/ui/device'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'
import { useFocusNext } from '../calculator/use-focus-next'
import { Icon } from '../ui/icon'
import { saveTable, type Table } from './save-table'

export type KeptRow = { id: string; name: string; date: string; content: ReactNode }

type KeptListProps = {
  id: string
  words: Table & { heading: string; empty: string }
  rows: readonly KeptRow[]
  /** Lines of the exported file, without the header. */
  table: () => readonly (readonly string[])[]
  /** Without an id, everything of this kind. @returns whether it was deleted */
  onDelete: (id?: string) => boolean
}

/** What is kept of one kind, with its file and its deletion. */
export function KeptList({ id, words, rows, table, onDelete }: KeptListProps) {
  const { rows: list, words: status, focusNext } = useFocusNext()
  const [message, setMessage] = useState('')

  async function exportFile() {
    setMessage((await saveTable(words, table())) ? '' : keepWords.lost)
  }

  function remove(at: number | 'words', entry?: string) {
    focusNext(at)
    setMessage(onDelete(entry) ? keptWords.deleted : keptWords.failed)
  }

  return (
    <section className="kept" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {words.heading}
      </h3>
      {rows.length === 0 ? <p className="note mt-1">{words.empty}</p> : null}
      <ul ref={list}>
        {rows.map((row, place) => (
          <li key={row.id}>
            <div>
              {row.content}
              <p className="note">{fill(keptWords.on, { date: longDate(row.date) })}</p>
            </div>
            <button
              type="button"
              className="inline-flex min-h-11 min-w-11 items-center justify-center"
              aria-label={fill(keptWords.delete, { name: row.name })}
              onClick={() => remove(place, row.id)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {rows.length > 0 ? (
          <>
            <button type="button" className="text-link min-h-11 font-semibold" onClick={exportFile}>
              {keptWords.export}
            </button>
            <button
              type="button"
              className="text-link min-h-11 font-semibold"
              onClick={() => remove('words')}
            >
              {keptWords.deleteAll}
            </button>
          </>
        ) : null}
        <p ref={status} role="status" tabIndex={-1} className="note">
          {message}
        </p>
      </div>
    </section>
  )
}
