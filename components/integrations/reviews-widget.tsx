'use client'

import { useEffect, useRef, useState } from 'react'
import { admitsReviews } from '@/lib/security/areas'
import { useOutsideScript } from './use-outside-script'

type ReviewsWidgetProps = {
  src: string
  /**
   * `click`: a button loads it; `entry`: with the page; `visible`: when its place scrolls into view; `never`: where the
   * page's policy admits no outside script, only the way to the reviews.
   */
  start: 'click' | 'entry' | 'visible' | 'never'
  button?: string
  fallbackHref: string
}

/** Place of the third-party reviews. The service writes into it; when it cannot, a link stands there instead. */
export function ReviewsWidget({ src, button = 'Show reviews', fallbackHref, ...props }: ReviewsWidgetProps) {
  const start = admitsReviews() ? props.start : 'never'
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(start === 'entry')
  const state = useOutsideScript(src, wanted)

  useEffect(() => {
    if (start !== 'visible' || !place.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setWanted(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [start])

  const link = (
    <a className="text-link" href={fallbackHref} target="_blank" rel="noopener noreferrer">
      Read the reviews on Google<span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
  if (start === 'never') return link
  return (
    <div ref={place} className="reviews-place">
      {wanted && state !== 'failed' ? <div data-reviews-widget="" /> : null}
      {start === 'click' && !wanted ? (
        <button type="button" className="plain" onClick={() => setWanted(true)}>
          {button}
        </button>
      ) : null}
      {state === 'waiting' && start !== 'click' ? (
        <p className="note">Reviews load here from our review service. {link}</p>
      ) : null}
      {state === 'loading' ? <p role="status">Loading reviews…</p> : null}
      {state === 'failed' ? (
        <p role="status">The review service did not answer. Nothing is wrong on your side. {link}</p>
      ) : null}
    </div>
  )
}
