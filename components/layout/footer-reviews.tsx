'use client'

import { usePathname } from 'next/navigation'
import { areaOf } from '@/lib/security/areas'
import { ReviewsWidget } from '../integrations/reviews-widget'

type FooterReviewsProps = { src: string; fallbackHref: string }

const elsewhere = ['/', '/contact', '/testimonials']

/**
 * Reviews at the foot of every page that has none of its own; loaded when its place comes into view.
 * Pages with passwords or lab values load no outside script: a link stands there (docs/decisions/reviews.md).
 */
export function FooterReviews({ src, fallbackHref }: FooterReviewsProps) {
  const pathname = usePathname()
  if (elsewhere.includes(pathname)) return null
  const closed = areaOf(pathname) === 'private'
  return (
    <section
      aria-label="Patient reviews"
      className={closed ? 'footer-reviews footer-reviews-link' : 'footer-reviews'}
    >
      <h2 className="mb-3 text-lg">Patient reviews</h2>
      <ReviewsWidget
        key={pathname}
        src={src}
        start={closed ? 'never' : 'visible'}
        fallbackHref={fallbackHref}
      />
    </section>
  )
}
