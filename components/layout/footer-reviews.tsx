'use client'

import { usePathname } from 'next/navigation'
import { common } from '@/content/ui/common'
import { reviewsWords } from '@/content/ui/reviews'
import { outbound } from '@/lib/outbound'
import { routes } from '@/lib/routes'
import { ReviewsWidget } from '../integrations/reviews-widget'

type FooterReviewsProps = { fallbackHref: string }

const pagesWithReviews: readonly string[] = [routes.home, routes.contact, routes.testimonials]

/** One line in the footer of every page that has no reviews of its own. */
export function FooterReviews({ fallbackHref }: FooterReviewsProps) {
  if (pagesWithReviews.includes(usePathname())) return null
  return (
    <section aria-label={reviewsWords.title} className="footer-reviews">
      <a className="footer-link" href={fallbackHref} {...outbound.reviews}>
        {reviewsWords.link}
        <span className="sr-only">{common.newTab}</span>
      </a>
      <ReviewsWidget start="click" ground="dark" fallbackHref={fallbackHref} />
    </section>
  )
}
