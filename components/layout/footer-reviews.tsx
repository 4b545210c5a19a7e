'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { reviewsWords } from '@/content/ui/reviews'
import { routes } from '@/lib/routes'
import { ReviewsLink } from '../integrations/reviews-link'
import type { ReviewsWidget } from '../integrations/reviews-widget'

type FooterReviewsProps = { fallbackHref: string; note: string }

const pagesWithReviews: readonly string[] = [routes.home, routes.contact, routes.testimonials]

/** Reviews in the footer of every page that has none of its own. */
export function FooterReviews(props: FooterReviewsProps) {
  const pathname = usePathname()
  return pagesWithReviews.includes(pathname) ? null : <Row {...props} />
}

type Loaded = { Widget: typeof ReviewsWidget }

/** Widget and frame are loaded when the row is scrolled into view; most visitors never see it. */
function Row({ fallbackHref, note }: FooterReviewsProps) {
  const row = useRef<HTMLElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      // If the import fails, the link is still there.
      import('../integrations/reviews-widget').then(
        module => setLoaded({ Widget: module.ReviewsWidget }),
        () => {},
      )
    })
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section ref={row} aria-label={reviewsWords.title} className="footer-reviews">
      <h2>{reviewsWords.title}</h2>
      {loaded ? (
        <loaded.Widget start="entry" ground="dark" fallbackHref={fallbackHref} note={note} />
      ) : (
        <div className="reviews-place">
          <ReviewsLink href={fallbackHref} state="waiting" />
        </div>
      )}
    </section>
  )
}
