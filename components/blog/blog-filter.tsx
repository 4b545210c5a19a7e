'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { Category } from '@/content/schema'

type Choice = Category | 'all'

type BlogFilterProps = {
  labels: readonly { value: Choice; label: string }[]
  counts: Record<Choice, number>
  empty: string
  children: ReactNode
}

/**
 * Index tabs over cards that are all in the served page. The choice stands in the address, so it can be shared and
 * the back button works; what is hidden is decided by CSS from one attribute.
 */
export function BlogFilter({ labels, counts, empty, children }: BlogFilterProps) {
  const [choice, setChoice] = useState<Choice>('all')
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    function read() {
      const given = new URLSearchParams(location.search).get('category')
      setChoice(labels.find(({ value }) => value === given)?.value ?? 'all')
    }
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [labels])

  function choose(event: MouseEvent, value: Choice, label: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    window.history.pushState(null, '', value === 'all' ? location.pathname : `?category=${value}`)
    setChoice(value)
    const count = counts[value]
    setAnnounced(count === 0 ? empty : `${label}: ${count} ${count === 1 ? 'article' : 'articles'}`)
  }

  return (
    <div className="blog-list" data-choice={choice}>
      <nav aria-label="Article categories" className="tabs">
        {labels.map(({ value, label }) => (
          <a
            key={value}
            href={value === 'all' ? '/blog' : `/blog?category=${value}`}
            aria-current={choice === value ? 'true' : undefined}
            onClick={event => choose(event, value, label)}
          >
            {label}
          </a>
        ))}
      </nav>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {counts[choice] === 0 ? (
        <div className="neatline mt-10">
          <p className="text-lg">{empty}</p>
          <a className="plain mt-4" href="/blog" onClick={event => choose(event, 'all', 'All Articles')}>
            All Articles
          </a>
        </div>
      ) : null}
      {children}
    </div>
  )
}
