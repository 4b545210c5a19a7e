'use client'

import { type ReactNode, useState } from 'react'
import { actionWords } from '@/content/ui/calculator'
import { asText, type TextWords } from '@/lib/testosterone/format'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'

type ActionsProps = {
  result: TestosteroneResult
  date: string
  words: TextWords & { refused: string }
  icon: ReactNode
}

/** Copy the result as text. */
export function Actions({ result, date, words, icon }: ActionsProps) {
  /** The status message, and the result that it belongs to. */
  const [status, setStatus] = useState({ message: '', of: result })

  async function copy() {
    try {
      await navigator.clipboard.writeText(asText(result, date, words))
      setStatus({ message: actionWords.copied, of: result })
    } catch {
      setStatus({ message: words.refused, of: result })
    }
  }

  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-3">
      <button type="button" className="plain" onClick={copy}>
        {icon} {actionWords.copy}
      </button>
      <p role="status" className="note">
        {status.of === result ? status.message : ''}
      </p>
    </div>
  )
}
