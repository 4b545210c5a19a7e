'use client'

import { usePathname } from 'next/navigation'
import { reviewsWords } from '@/content/ui/reviews'
import { routes } from '@/lib/routes'
import { ReviewsWidget } from '../integrations/reviews-widget'

type FooterReviewsProps = { fallbackHref: string; note: string }

const pagesWithReviews: readonly string[] = [routes.home, routes.contact, routes.testimonials]

/** Reviews in the footer of every page that has none of its own; loaded when scrolled into view. */
export function FooterReviews({ fallbackHref, note }: FooterReviewsProps) {
  const pathname = usePathname()
  if (pagesWithReviews.includes(pathname)) return null
  return (
    <section aria-label={reviewsWords.title} className="footer-reviews">
      <h2 className="mb-3 text-lg">{reviewsWords.title}</h2>
      <ReviewsWidget key={pathname} start="visible" ground="pine" fallbackHref={fallbackHref} note={note} />
    </section>
  )
}
