'use client'

import { usePathname } from 'next/navigation'
import { reviewsWords } from '@/content/ui/reviews'
import { routes } from '@/lib/routes'
import { ReviewsWidget } from '../integrations/reviews-widget'

type FooterReviewsProps = { fallbackHref: string }

const pagesWithReviews: readonly string[] = [routes.home, routes.contact, routes.testimonials]

/** Reviews in the footer of every page that has none of its own. */
export function FooterReviews({ fallbackHref }: FooterReviewsProps) {
  if (pagesWithReviews.includes(usePathname())) return null
  return (
    <section aria-label={reviewsWords.title} className="footer-reviews">
      <h2>{reviewsWords.title}</h2>
      <ReviewsWidget start="view" ground="dark" fallbackHref={fallbackHref} />
    </section>
  )
}
