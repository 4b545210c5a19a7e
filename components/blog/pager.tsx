import { blogList } from '@/content/ui/blog'
import { pagerSteps } from '@/lib/articles/listing'
import { listingPath } from '@/lib/routes'
import { Link } from '../ui/link'

type PagerProps = { number: number; pages: number }

/** Links to the other pages of the listing. Their number is bounded, however many pages there are. */
export function Pager({ number, pages }: PagerProps) {
  return (
    <nav aria-label={blogList.more} className="pager">
      <ul>
        {pagerSteps(number, pages).map(step => (
          <li key={step.at}>
            {step.to === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={listingPath(step.to)}
                {...(step.to === number ? { 'aria-current': 'page' as const } : {})}
              >
                <span className="sr-only">{blogList.pageNumber}</span>
                {step.to}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
