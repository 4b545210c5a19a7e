import type { ReactNode } from 'react'

type MoreProps = { summary: ReactNode; id?: string; className?: string; children: ReactNode }

/**
 * Folded text, which is served and printed with the rest. The id is on the content, because browsers open the <details>
 * around a fragment's target without JavaScript.
 */
export function More({ summary, id, className = 'more', children }: MoreProps) {
  return (
    <details className={className}>
      <summary>{summary}</summary>{' '}
      <div className="more-text" id={id}>
        {children}
      </div>
    </details>
  )
}
