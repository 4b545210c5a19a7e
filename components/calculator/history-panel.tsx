'use client'

import { type ChangeEvent, useEffect, useState } from 'react'
import { fromCsv, type KeptResult, readHistory, toCsv, writeHistory } from '@/lib/testosterone/history'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { Icon } from '../ui/icon'
import { HistoryRow } from './history-row'
import { TrendChart } from './trend-chart'

type HistoryPanelProps = { result: TestosteroneResult }

const full =
  'This browser did not let us keep the result: its storage is full or blocked. Export or print it instead.'

function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}

/** Results kept on this device, only when the visitor presses the button. Nothing leaves the browser. */
export function HistoryPanel({ result }: HistoryPanelProps) {
  const [entries, setEntries] = useState<KeptResult[]>([])
  const [message, setMessage] = useState('')

  useEffect(() => setEntries(readHistory()), [])

  function save(next: readonly KeptResult[], done: string) {
    const sorted = [...next].sort((a, b) => a.date.localeCompare(b.date))
    const kept = writeHistory(sorted)
    setMessage(kept ? done : full)
    if (kept) setEntries(sorted)
  }

  function keep() {
    const { totalNgDl, shbgNmolL, albuminGDl, freeNgDl } = result
    save(
      [
        ...entries,
        { id: crypto.randomUUID(), date: today(), totalNgDl, shbgNmolL, albuminGDl, freeNgDl, note: '' },
      ],
      'Kept on this device.',
    )
  }

  function exportFile() {
    const address = URL.createObjectURL(new Blob([toCsv(entries)], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'testosterone-results.csv'
    link.click()
    URL.revokeObjectURL(address)
  }

  async function importFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (!file) return
    const { entries: read, skipped } = fromCsv(await file.text(), () => crypto.randomUUID())
    event.target.value = ''
    const left = skipped > 0 ? ` ${skipped} ${skipped === 1 ? 'row' : 'rows'} could not be read.` : ''
    if (read.length === 0) setMessage(`No results found in that file.${left}`)
    else
      save(
        [...entries, ...read],
        `${read.length} ${read.length === 1 ? 'result' : 'results'} imported.${left}`,
      )
  }

  return (
    <section className="result-part no-print" aria-labelledby="history-heading">
      <h3 id="history-heading" className="text-lg">
        On this device only
      </h3>
      <p className="note max-w-measure">
        Keep a result to see how it changes. It stays in this browser. We never see it, and it is gone when
        you clear your browser’s data. On a shared computer, do not keep it.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button type="button" className="plain" onClick={keep}>
          Keep this result
        </button>
        <button type="button" className="plain" onClick={exportFile} disabled={entries.length === 0}>
          <Icon name="download" /> Export as CSV
        </button>
        <label className="plain cursor-pointer focus-within:outline-3 focus-within:outline-offset-3">
          <Icon name="upload" /> Import CSV
          <input type="file" accept=".csv,text/csv" className="sr-only" onChange={importFile} />
        </label>
      </div>
      <p role="status" className="note mt-2">
        {message}
      </p>
      {entries.length > 0 ? (
        <>
          {entries.length > 1 ? <TrendChart entries={entries} /> : null}
          <ul className="mt-3 border-t border-line">
            {entries.map(entry => (
              <HistoryRow
                key={entry.id}
                entry={entry}
                onChange={changed =>
                  save(
                    entries.map(old => (old.id === changed.id ? changed : old)),
                    'Saved.',
                  )
                }
                onDelete={() =>
                  save(
                    entries.filter(({ id }) => id !== entry.id),
                    'Deleted.',
                  )
                }
              />
            ))}
          </ul>
          <button
            type="button"
            className="text-link mt-3 min-h-11 font-semibold"
            onClick={() => save([], 'All results deleted.')}
          >
            Delete all
          </button>
        </>
      ) : null}
    </section>
  )
}
