'use client'

import { type ChangeEvent, type Ref, useState } from 'react'
import { saveFile } from '@/lib/browser/save-file'
import { newId, type SavedResult } from '@/lib/testosterone/history'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { fill } from '@/lib/words/fill'
import { HideOrShow } from '../device/hide-or-show'
import type { Concealing } from '../device/use-concealed'
import type { HistoryTexts } from './calculator-texts'
import { HistoryRow } from './history-row'
import type { PrerenderedParts } from './prerendered-parts'
import { TrendChart } from './trend-chart'
import { useFocusNext } from './use-focus-next'
import { useHistory } from './use-history'

type HistoryPanelProps = {
  result: TestosteroneResult | null
  today: string
  texts: HistoryTexts
  icons: Pick<PrerenderedParts['icons'], 'download' | 'upload' | 'trash'>
  /** Where a part of the page did not load. */
  lost: string
  /** Hides the results. Without it, the page around the panel does. */
  concealing?: Concealing
}

type History = ReturnType<typeof useHistory>

type Shown = Pick<HistoryPanelProps, 'texts' | 'icons' | 'lost'>
type TransferProps = Shown & Pick<History, 'entries' | 'add' | 'setMessage'>

/** Saves the results as a file, and takes them from one. */
function Transfer({ entries, add, setMessage, texts, icons, lost }: TransferProps) {
  // Only a visitor with saved results needs this, and the import.
  async function exportFile() {
    const csv = await import('@/lib/testosterone/csv').catch(() => null)
    if (csv) saveFile(csv.toCsv(entries), texts.panel.file, csv.csvType)
    else setMessage(lost)
  }

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const bytes = await target.files?.[0]?.arrayBuffer().catch(() => new ArrayBuffer(0))
    target.value = ''
    if (!bytes) return
    const module = await import('./read-import').catch(() => null)
    if (!module) return setMessage(lost)
    const { added, message } = module.readImport(bytes, texts.import)
    if (added.length > 0) add(added, message)
    else setMessage(message)
  }

  return (
    <>
      {entries.length > 0 ? (
        <button type="button" className="plain" onClick={exportFile}>
          {icons.download} {texts.panel.export}
        </button>
      ) : null}
      <label className="plain cursor-pointer focus-within:outline-3 focus-within:outline-offset-3">
        {icons.upload} {texts.panel.import}
        <input type="file" accept=".csv,text/csv" className="sr-only" onChange={importFile} />
      </label>
    </>
  )
}

/** Rows rendered at first, and added with each press of the button. Limited because each row has two inputs. */
const rowsAtOnce = 50

type RowsProps = {
  rows: Ref<HTMLUListElement>
  entries: readonly SavedResult[]
  texts: HistoryTexts
  icon: HistoryPanelProps['icons']['trash']
  /** How many are rendered. */
  drawn: number
  onMore: () => void
  onChange: History['change']
  onDelete: (id: string, place: number) => void
}

/** The newest results matter most and are at the end of the list. */
function Rows({ rows, entries, texts, icon, drawn, onMore, onChange, onDelete }: RowsProps) {
  const hidden = Math.max(0, entries.length - drawn)
  return (
    <>
      {hidden > 0 ? (
        <button type="button" className="text-link mt-3 min-h-11 font-semibold" onClick={onMore}>
          {fill(texts.panel.earlier, { count: Math.min(hidden, rowsAtOnce), hidden })}
        </button>
      ) : null}
      <ul ref={rows} className="mt-3 border-t border-line">
        {entries.slice(hidden).map((entry, place) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            words={texts.row}
            icon={icon}
            onChange={onChange}
            onDelete={() => onDelete(entry.id, place)}
          />
        ))}
      </ul>
    </>
  )
}

/** Results saved on this device, only when the visitor presses the button. Nothing leaves the browser. */
export function HistoryPanel({ result, today, texts, icons, lost, concealing }: HistoryPanelProps) {
  const historyWords = texts.panel
  const { message, undo, ...history } = useHistory(result, historyWords)
  const { entries } = history
  const { rows, words, focusNext } = useFocusNext()
  const [drawn, setDrawn] = useState(rowsAtOnce)
  const isHidden = concealing?.concealed === true && entries.length > 0

  function undoDeletion() {
    focusNext('words')
    undo?.()
  }

  function deleteAll() {
    focusNext('words')
    history.removeAll()
  }

  function deleteOne(id: string, place: number) {
    focusNext(place)
    history.remove(id)
  }

  function keep({ totalNgDl, shbgNmolL, albuminGDl, freeNgDl }: TestosteroneResult) {
    const values = { totalNgDl, shbgNmolL, albuminGDl, freeNgDl }
    history.add([{ id: newId(), date: today, ...values, note: '' }], historyWords.saved)
  }

  return (
    <section className="result-part no-print" aria-labelledby="history-heading">
      <h3 id="history-heading" className="text-lg">
        {historyWords.heading}
      </h3>
      <p className="note">{historyWords.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {result ? (
          <button type="button" className="plain" onClick={() => keep(result)}>
            {historyWords.keep}
          </button>
        ) : null}
        <Transfer {...history} texts={texts} icons={icons} lost={lost} />
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4">
        <p ref={words} role="status" tabIndex={-1} className="note">
          {message}
        </p>
        {undo ? (
          <button type="button" className="text-link min-h-11 font-semibold" onClick={undoDeletion}>
            {historyWords.undo}
          </button>
        ) : null}
      </div>
      {concealing && entries.length > 0 ? <HideOrShow {...concealing} /> : null}
      {entries.length > 1 && !isHidden ? <TrendChart entries={entries} /> : null}
      {entries.length > 0 && !isHidden ? (
        <>
          <Rows
            rows={rows}
            entries={entries}
            texts={texts}
            icon={icons.trash}
            drawn={drawn}
            onMore={() => setDrawn(drawn + rowsAtOnce)}
            onChange={history.change}
            onDelete={deleteOne}
          />
          <button type="button" className="text-link mt-3 min-h-11 font-semibold" onClick={deleteAll}>
            {historyWords.deleteAll}
          </button>
        </>
      ) : null}
    </section>
  )
}
