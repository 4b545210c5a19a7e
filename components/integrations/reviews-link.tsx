import { common } from '@/content/ui/common'
import { reviewsWords } from '@/content/ui/reviews'

type ReviewsLinkProps = { href: string }

/** In place of reviews that are not there. The link comes first, so that it stays where it is when the words change. */
export function ReviewsLink({ href }: ReviewsLinkProps) {
  return (
    <div>
      <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
        {reviewsWords.link}
        <span className="sr-only">{common.newTab}</span>
      </a>
      <p className="note">{reviewsWords.waiting}</p>
    </div>
  )
}
