'use client'

import { type ChangeEvent, useState } from 'react'
import { fromCsv, maxSaved, notSaved, readHistory, toCsv } from '@/lib/testosterone/history'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { Icon } from '../ui/icon'
import { HistoryRow } from './history-row'
import { TrendChart } from './trend-chart'
import { useFocusNext } from './use-focus-next'
import { useHistory } from './use-history'

type HistoryPanelProps = { result: TestosteroneResult | null; today: string }

/** Rows rendered at first, and added with each press of the button: each row has two fields. */
const rowsAtOnce = 50

function download(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'testosterone-results.csv'
  link.click()
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Results saved on this device, only when the visitor presses the button. Nothing leaves the browser. */
export function HistoryPanel({ result, today }: HistoryPanelProps) {
  const { entries, message, say, add, change, remove, removeAll, undo } = useHistory(result)
  const { rows, words, focusNext } = useFocusNext()
  const [drawn, setDrawn] = useState(rowsAtOnce)
  // The newest results matter most and are at the end of the list.
  const hidden = Math.max(0, entries.length - drawn)

  function undoDeletion() {
    focusNext('words')
    undo?.()
  }

  function deleteAll() {
    focusNext('words')
    removeAll()
  }

  function keep({ totalNgDl, shbgNmolL, albuminGDl, freeNgDl }: TestosteroneResult) {
    const values = { totalNgDl, shbgNmolL, albuminGDl, freeNgDl }
    add([{ id: crypto.randomUUID(), date: today, ...values, note: '' }], 'Kept on this device.')
  }

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text().catch(() => '')
    target.value = ''
    if (text === undefined) return
    const { entries: read, skipped } = fromCsv(text, () => crypto.randomUUID())
    const left = skipped > 0 ? ` ${counted(skipped, 'row')} could not be read.` : ''
    if (read.length === 0)
      return say(`No results found in that file.${left} Please choose one that was exported here.`)
    const added = notSaved(read, readHistory())
    const known = read.length - added.length
    const here = known > 0 ? ` ${counted(known, 'result')} ${known === 1 ? 'was' : 'were'} here already.` : ''
    const room = maxSaved - readHistory().length
    if (added.length === 0) say(`Nothing to import.${here}${left}`)
    else if (added.length > room)
      say(`That file has ${counted(added.length, 'new result')}, and there is room for ${Math.max(0, room)}.`)
    else add(added, `${counted(added.length, 'result')} imported.${here}${left}`)
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
        {result ? (
          <button type="button" className="plain" onClick={() => keep(result)}>
            Keep this result
          </button>
        ) : null}
        {entries.length > 0 ? (
          <button type="button" className="plain" onClick={() => download(toCsv(entries))}>
            <Icon name="download" /> Export as CSV
          </button>
        ) : null}
        <label className="plain cursor-pointer focus-within:outline-3 focus-within:outline-offset-3">
          <Icon name="upload" /> Import CSV
          <input type="file" accept=".csv,text/csv" className="sr-only" onChange={importFile} />
        </label>
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4">
        <p ref={words} role="status" tabIndex={-1} className="note">
          {message}
        </p>
        {undo ? (
          <button type="button" className="text-link min-h-11 font-semibold" onClick={undoDeletion}>
            Undo
          </button>
        ) : null}
      </div>
      {entries.length > 1 ? <TrendChart entries={entries} /> : null}
      {entries.length > 0 ? (
        <>
          {hidden > 0 ? (
            <button
              type="button"
              className="text-link mt-3 min-h-11 font-semibold"
              onClick={() => setDrawn(drawn + rowsAtOnce)}
            >
              {`Show ${Math.min(hidden, rowsAtOnce)} earlier results (${hidden} not shown)`}
            </button>
          ) : null}
          <ul ref={rows} className="mt-3 border-t border-line">
            {entries.slice(hidden).map((entry, place) => (
              <HistoryRow
                key={entry.id}
                entry={entry}
                onChange={change}
                onDelete={() => {
                  focusNext(place)
                  remove(entry.id)
                }}
              />
            ))}
          </ul>
          <button type="button" className="text-link mt-3 min-h-11 font-semibold" onClick={deleteAll}>
            Delete all
          </button>
        </>
      ) : null}
    </section>
  )
}
