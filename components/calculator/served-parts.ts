import type { ReactNode } from 'react'

/** What is the same for every result: rendered on the server, so that the browser needs no code for it. */
export type ServedParts = {
  /** The panel before the first result. */
  empty: ReactNode
  /** What to do with a result: booking and where to read on. */
  next: ReactNode
  /** Folded parts of the result. */
  details: ReactNode
  questions: ReactNode
  /** Fills of the bar of parts, and the head of its table. */
  patterns: ReactNode
  splitHead: ReactNode
  /** Head and foot of the printed page. */
  letterhead: ReactNode
  printFoot: ReactNode
}
