import type { ReactNode } from 'react'

/** Parts that are the same for every result. Rendered on the server, so that the browser needs no code for them. */
export type PrerenderedParts = {
  /** Where the form cannot work. */
  bootMissing: ReactNode
  /** The panel before the first result. */
  empty: ReactNode
  /** Next steps after a result: booking and further reading. */
  next: ReactNode
  /** Folded parts of the result. */
  details: ReactNode
  questions: ReactNode
  /** Fill patterns of the chart, and the header row of its table. */
  patterns: ReactNode
  splitHead: ReactNode
  icons: Readonly<Record<'alert' | 'printer' | 'copy' | 'download' | 'upload' | 'trash', ReactNode>>
  /** Header and footer of the printed page. */
  letterhead: ReactNode
  printFoot: ReactNode
}
