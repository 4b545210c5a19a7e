import type { ReactNode } from 'react'
import { searchTrigger } from '@/content/ui/layout'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { bind } from '../bind'

/** Header control: a link to /search. Its module opens the search in a dialog instead, by click or Control+K. */
export function SearchTrigger({ icon }: { icon: ReactNode }) {
  return (
    <a
      href={localPath(routes.search)}
      className="nav-item"
      aria-keyshortcuts="Control+K Meta+K"
      {...bind('search-trigger')}
    >
      {icon}
      <span className="sr-only">{searchTrigger.name}</span>
    </a>
  )
}
