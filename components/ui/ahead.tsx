import type { ReactNode } from 'react'
import { aheadWords } from '@/content/ui/ahead'
import { isAhead } from '@/lib/site/ahead'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'

type AheadProps = {
  /** ISO date of the first day on which it is public. */
  from: string
  children?: ReactNode
}

/** Marks what only development and drafts show. */
export function Ahead({ from, children }: AheadProps) {
  if (!isAhead(from)) return null
  return (
    <p className="my-2" data-ahead="">
      <mark>{fill(aheadWords, { date: longDate(from) })}</mark>
      {children}
    </p>
  )
}
