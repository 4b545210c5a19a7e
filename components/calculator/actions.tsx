'use client'

import { useState } from 'react'
import { asText } from '@/lib/testosterone/format'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { Icon } from '../ui/icon'

type ActionsProps = { result: TestosteroneResult; date: string }

/** Print the result or copy it as text. */
export function Actions({ result, date }: ActionsProps) {
  /** The status message, and the result that it belongs to. */
  const [said, setSaid] = useState({ words: '', of: result })

  async function copy() {
    try {
      await navigator.clipboard.writeText(asText(result, date))
      setSaid({ words: 'Copied.', of: result })
    } catch {
      setSaid({ words: 'Your browser did not allow copying. Print the page instead.', of: result })
    }
  }

  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-3">
      <button type="button" className="plain" onClick={() => print()}>
        <Icon name="printer" /> Print or save as PDF
      </button>
      <button type="button" className="plain" onClick={copy}>
        <Icon name="copy" /> Copy as text
      </button>
      <p role="status" className="note">
        {said.of === result ? said.words : ''}
      </p>
    </div>
  )
}
