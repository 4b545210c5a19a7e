import type { ReactNode } from 'react'

type MoreProps = {
  /** Phrasing, and at most one heading: a summary holds no other blocks. */
  summary: ReactNode
  summaryClass?: string
  id?: string
  className?: string
  children: ReactNode
}

/**
 * Folded text, which is served and printed with the rest. The id is on the content, because browsers open the <details>
 * around a fragment's target without JavaScript.
 */
export function More({ summary, summaryClass, id, className = 'more', children }: MoreProps) {
  return (
    <details className={className}>
      <summary className={summaryClass}>{summary}</summary>{' '}
      <div className="more-text" id={id}>
        {children}
      </div>
    </details>
  )
}
