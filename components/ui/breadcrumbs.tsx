import { common } from '@/content/ui/common'
import { Link } from './link'

export type Crumb = { name: string; path: string }

type BreadcrumbsProps = {
  /** Starts with the home page; the last entry is the current page and is not a link. */
  trail: readonly Crumb[]
}

/** Breadcrumbs. The same trail feeds the structured data. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label={common.breadcrumbs} className="crumbs">
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link className="text-link" href={crumb.path}>
                {crumb.name}
              </Link>
            )}
            {index < trail.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
