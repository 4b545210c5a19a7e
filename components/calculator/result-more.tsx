'use client'

import { useState } from 'react'
import { figures } from '@/lib/testosterone/format'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { Icon } from '../ui/icon'
import { HistoryPanel } from './history-panel'
import { WhatIf } from './what-if'

export type ResultMoreProps = { result: TestosteroneResult; questions: readonly string[] }

/** Plain text for a message or a notebook: values, units, method and date. */
function asText(result: TestosteroneResult, date: string): string {
  const shown = figures(result)
  return [
    `Free testosterone, calculated (Vermeulen 1999), ${date}`,
    `Total testosterone ${result.totalNgDl.toFixed(1)} ng/dL`,
    `SHBG ${result.shbgNmolL} nmol/L`,
    `Albumin ${result.albuminGDl} g/dL${result.albuminAssumed ? ' (assumed)' : ''}`,
    `Free testosterone ${shown.freeNgDl} ng/dL (${shown.freePmolL} pmol/L, ${shown.percentFree}%)`,
    `Bioavailable testosterone ${shown.bioavailableNgDl} ng/dL`,
    'An estimate, not a diagnosis.',
  ].join('\n')
}

/** What one can do with a result: take it along, see why, keep it. Loaded after the first result. */
export function ResultMore({ result, questions }: ResultMoreProps) {
  const [copied, setCopied] = useState('')
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date())

  async function copy() {
    try {
      await navigator.clipboard.writeText(asText(result, today))
      setCopied('Copied.')
    } catch {
      setCopied('Your browser did not allow copying. Print the page instead.')
    }
  }

  return (
    <>
      <div className="no-print mt-5 flex flex-wrap items-center gap-3">
        <button type="button" className="plain" onClick={() => window.print()}>
          <Icon name="printer" /> Print or save as PDF
        </button>
        <button type="button" className="plain" onClick={copy}>
          <Icon name="copy" /> Copy as text
        </button>
        <p role="status" className="note">
          {copied}
        </p>
      </div>
      <WhatIf result={result} />
      <div className="result-part">
        <h3 className="text-lg">Questions to ask at your visit</h3>
        <ol className="mt-2 list-decimal pl-5">
          {questions.map(question => (
            <li key={question} className="mb-1">
              {question}
            </li>
          ))}
        </ol>
      </div>
      <p className="print-only note">
        Calculated on {today}. Vermeulen A, et al. J Clin Endocrinol Metab 1999;84:3666-3672.
      </p>
      <HistoryPanel result={result} />
    </>
  )
}
