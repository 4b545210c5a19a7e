import type { ReactNode } from 'react'

type FoldProps = { heading: string; children: ReactNode }

/** A folded part of the result; open when printed. */
export function Fold({ heading, children }: FoldProps) {
  return (
    <details className="fold result-fold">
      <summary>
        <h3>{heading}</h3>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
