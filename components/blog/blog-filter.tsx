import type { ReactNode } from 'react'
import { blogFilter } from '@/content/ui/blog'
import type { Choice, Tally } from '@/lib/articles/listing'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { bind } from '../bind'

export type Tallies = Record<Choice, Tally>

type BlogFilterProps = {
  labels: readonly { value: Choice; label: string }[]
  tallies: Tallies
  empty: string
  children: ReactNode
}

/**
 * Category tabs over a list that is served in full. The choice is in the query string, so it can be shared and the back
 * button works; CSS hides the other articles by an attribute, which the module sets.
 */
export function BlogFilter({ labels, tallies, empty, children }: BlogFilterProps) {
  const offered = labels.filter(({ value }) => tallies[value].all > 0)
  return (
    <div
      className="blog-list"
      data-choice="all"
      data-tallies={JSON.stringify(tallies)}
      {...bind('article-filter')}
    >
      <nav aria-label={blogFilter.categories} className="tabs">
        {offered.map(({ value, label }) => (
          <a
            key={value}
            data-value={value}
            href={localPath(value === 'all' ? routes.blog : `${routes.blog}?category=${value}`)}
            aria-current={value === 'all' ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <p role="status" className="sr-only" />
      <p className="note mt-6" data-part="counted" hidden />
      {/* A shared URL may still name a category without articles. */}
      <div className="frame mt-10" data-part="empty" hidden>
        <p className="text-lg">{empty}</p>
        <a className="plain mt-4" data-value="all" href={localPath(routes.blog)}>
          {blogFilter.all}
        </a>
      </div>
      {children}
    </div>
  )
}
