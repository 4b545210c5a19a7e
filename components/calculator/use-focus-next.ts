'use client'

import { useEffect, useRef } from 'react'

/** The row at this index, or the status message. */
type Next = number | 'words'

/**
 * Moves focus when the pressed button is removed, alone or with its row: to the next row, or else to the status message.
 */
export function useFocusNext() {
  const rows = useRef<HTMLUListElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const wanted = useRef<Next | null>(null)

  useEffect(() => {
    const next = wanted.current
    wanted.current = null
    if (next === null || document.activeElement !== document.body) return
    const buttons = rows.current?.querySelectorAll('button') ?? []
    const button = next === 'words' ? undefined : buttons[Math.min(next, buttons.length - 1)]
    const place = button ?? message.current
    place?.focus()
  })

  function focusNext(next: Next) {
    wanted.current = next
  }

  return { rows, words: message, focusNext }
}
