import type { ReactEventHandler, ReactNode } from 'react'

type FoldProps = {
  heading: string
  children: ReactNode
  className?: string
  onToggle?: ReactEventHandler<HTMLDetailsElement>
}

/** A folded part of the result; open when printed. */
export function Fold({ heading, children, className = '', onToggle }: FoldProps) {
  return (
    <details className={`fold result-fold ${className}`} onToggle={onToggle}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
