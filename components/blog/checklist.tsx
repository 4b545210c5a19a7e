'use client'

import { useEffect, useState } from 'react'

type ChecklistProps = { id: string; legend: string; items: readonly string[] }

const prefix = 'northpeak-checklist-'

function read(id: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + id) ?? '[]')
    return Array.isArray(kept) ? kept.filter(item => typeof item === 'string') : []
  } catch {
    return []
  }
}

function write(id: string, ticked: readonly string[]) {
  try {
    if (ticked.length === 0) localStorage.removeItem(prefix + id)
    else localStorage.setItem(prefix + id, JSON.stringify(ticked))
  } catch {
    // Blocked or full storage: the ticks live as long as the page.
  }
}

/** Boxes to tick, kept on this device so that the reader finds them again. Never a score. */
export function Checklist({ id, legend, items }: ChecklistProps) {
  const [ticked, setTicked] = useState<string[]>([])

  useEffect(() => setTicked(read(id)), [id])

  function toggle(item: string) {
    const next = ticked.includes(item) ? ticked.filter(other => other !== item) : [...ticked, item]
    setTicked(next)
    write(id, next)
  }

  return (
    <fieldset className="checklist">
      <legend>{legend}</legend>
      {items.map(item => (
        <label key={item}>
          <input
            type="checkbox"
            className="tick"
            checked={ticked.includes(item)}
            onChange={() => toggle(item)}
          />
          <span>{item}</span>
        </label>
      ))}
    </fieldset>
  )
}
