import { common } from '@/content/ui/common'
import { reviewsWords } from '@/content/ui/reviews'

/** Where the reviews can be read when the widget has not loaded. */
export function ReviewsLink({ href }: { href: string }) {
  return (
    <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
      {reviewsWords.link}
      <span className="sr-only">{common.newTab}</span>
    </a>
  )
}
