'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { blogFilter } from '@/content/ui/blog'
import type { Choice, Tally } from '@/lib/articles/listing'
import { fill } from '@/lib/fill'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { useQuery } from '../ui/use-query'

type BlogFilterProps = {
  labels: readonly { value: Choice; label: string }[]
  tallies: Record<Choice, Tally>
  empty: string
  children: ReactNode
}

function counted(here: number, all: number): string {
  const articles = fill(all === 1 ? blogFilter.article : blogFilter.articles, { count: all })
  return here === all ? articles : fill(blogFilter.onThisPage, { here, articles })
}

/**
 * Category tabs over a list that is served in full. The choice is in the query string, so it can be shared and the back
 * button works; CSS hides the other articles by an attribute.
 */
export function BlogFilter({ labels, tallies, empty, children }: BlogFilterProps) {
  const [choice, setChoice] = useState<Choice>('all')
  const [announced, setAnnounced] = useState('')
  const tabs = useRef<HTMLElement>(null)

  useQuery(query => {
    const requested = query.get('category')
    const next = labels.find(({ value }) => value === requested)?.value ?? 'all'
    if (next === choice) return
    setChoice(next)
    setAnnounced('')
  })

  // On a phone the tab list is wider than the screen. Keep the chosen tab centered, also when a late web font changes
  // its width. Scrolls only the list, never the page.
  useEffect(() => {
    const strip = tabs.current
    const tab = strip?.querySelector<HTMLElement>(`[data-value="${choice}"]`)
    if (!strip || !tab) return
    const sizes = new ResizeObserver(() => {
      strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
    })
    sizes.observe(strip)
    sizes.observe(tab)
    return () => sizes.disconnect()
  }, [choice])

  function choose(event: MouseEvent, value: Choice, label: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    window.history.pushState(null, '', value === 'all' ? location.pathname : `?category=${value}`)
    setChoice(value)
    const { here, all } = tallies[value]
    setAnnounced(
      all === 0 ? empty : fill(blogFilter.chosen, { category: label, articles: counted(here, all) }),
    )
  }

  const { here, all } = tallies[choice]
  // A shared URL may still name a category without articles.
  const offered = labels.filter(({ value }) => tallies[value].all > 0)
  return (
    <div className="blog-list" data-choice={choice}>
      <nav ref={tabs} aria-label={blogFilter.categories} className="tabs">
        {offered.map(({ value, label }) => (
          <a
            key={value}
            data-value={value}
            href={localPath(value === 'all' ? routes.blog : `${routes.blog}?category=${value}`)}
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
      {choice !== 'all' && here < all ? <p className="note mt-6">{counted(here, all)}</p> : null}
      {all === 0 ? (
        <div className="frame mt-10">
          <p className="text-lg">{empty}</p>
          <a
            className="plain mt-4"
            href={localPath(routes.blog)}
            onClick={event => choose(event, 'all', blogFilter.all)}
          >
            {blogFilter.all}
          </a>
        </div>
      ) : null}
      {children}
    </div>
  )
}
