'use client'

import { useEffect, useState } from 'react'
import { readHistory, type SavedResult, writeHistory } from '@/lib/testosterone/history'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import type { HistoryTexts } from './calculator-texts'

/** Results saved on this device, with undo. The status message is cleared when the result that it belongs to changes. */
export function useHistory(result: TestosteroneResult | null, words: HistoryTexts['panel']) {
  const [entries, setEntries] = useState<readonly SavedResult[]>(readHistory)
  const [status, setStatus] = useState({ message: '', of: result })
  /** The entries of the last deletion, for undo. */
  const [deleted, setDeleted] = useState<readonly SavedResult[] | null>(null)
  const setMessage = (message: string) => setStatus({ message, of: result })

  useEffect(() => {
    const refresh = () => setEntries(readHistory())
    // `storage` fires when another tab has changed it.
    addEventListener('storage', refresh)
    return () => removeEventListener('storage', refresh)
  }, [])

  function store(next: readonly SavedResult[], done: string): boolean {
    const sorted = [...next].sort((a, b) => a.date.localeCompare(b.date))
    const saved = writeHistory(sorted)
    setMessage(saved ? done : words.full)
    if (!saved) return false
    setDeleted(null)
    setEntries(sorted)
    return true
  }

  // Each starts from storage, not from state, so that changes of another tab are not lost.
  const add = (added: readonly SavedResult[], done: string) => store([...readHistory(), ...added], done)
  const change = (changed: SavedResult): boolean =>
    store(
      readHistory().map(entry => (entry.id === changed.id ? changed : entry)),
      words.edited,
    )

  function remove(id: string | null) {
    const all = readHistory()
    const remaining = id === null ? [] : all.filter(entry => entry.id !== id)
    if (store(remaining, id === null ? words.allDeleted : words.deleted))
      setDeleted(all.filter(entry => !remaining.includes(entry)))
  }

  function undo() {
    const all = readHistory()
    const missing = deleted?.filter(({ id }) => all.every(entry => entry.id !== id)) ?? []
    store([...all, ...missing], words.restored)
  }

  return {
    entries,
    // The message stays as long as its undo button.
    message: status.of === result || deleted ? status.message : '',
    setMessage,
    add,
    change,
    remove: (id: string) => remove(id),
    removeAll: () => remove(null),
    undo: deleted ? undo : null,
  }
}
