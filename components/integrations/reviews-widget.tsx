'use client'

import { useEffect, useRef, useState } from 'react'
import { common } from '@/content/ui/common'
import { reviewsWords } from '@/content/ui/reviews'
import { reviewsFramePath } from '@/lib/routes'
import { admitsReviews, reviewsSandbox } from '@/lib/security/areas'
import { useFrameReport } from './use-frame-report'
import { useOutsideScript } from './use-outside-script'

type ReviewsWidgetProps = {
  src: string
  /** `click`: a button loads it; `entry`: loads with the page; `visible`: loads when scrolled into view. */
  start: 'click' | 'entry' | 'visible'
  button?: string
  fallbackHref: string
  /** Who writes the reviews and whether they are paid, for pages that do not say it elsewhere. Shown once the reviews load. */
  note?: string
}

/**
 * The third-party reviews. The provider's script writes into this element; when it fails, a link takes its place. Where
 * the page's policy allows no outside script, it runs in a sandboxed iframe instead.
 */
export function ReviewsWidget({
  src,
  start,
  button = reviewsWords.show,
  fallbackHref,
  note,
}: ReviewsWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [wanted, setWanted] = useState(start === 'entry')
  const framed = !admitsReviews()
  const ofScript = useOutsideScript(src, wanted && !framed)
  const ofFrame = useFrameReport(frame, wanted && framed)
  const state = framed ? ofFrame : ofScript

  useEffect(() => {
    if (start !== 'visible' || !place.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setWanted(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [start])

  const takesFocus = start === 'click' && wanted
  useEffect(() => {
    // The button that had focus has been removed.
    if (takesFocus && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const link = (
    <a className="text-link" href={fallbackHref} target="_blank" rel="noopener noreferrer">
      {reviewsWords.link}
      <span className="sr-only">{common.newTab}</span>
    </a>
  )
  return (
    <>
      <div ref={place} tabIndex={takesFocus ? -1 : undefined} className="reviews-place">
        {!wanted || state === 'failed' ? null : framed ? (
          <iframe
            ref={frame}
            src={reviewsFramePath}
            title={reviewsWords.title}
            sandbox={reviewsSandbox}
            referrerPolicy="no-referrer"
            className="h-28 w-full border-0"
          />
        ) : (
          <div data-reviews-widget="" className="peer" />
        )}
        {start === 'click' && !wanted ? (
          <button type="button" className="plain" onClick={() => setWanted(true)}>
            {button}
          </button>
        ) : null}
        {state === 'waiting' && start !== 'click' ? (
          <p className="note">
            {reviewsWords.waiting} {link}
          </p>
        ) : null}
        {/* Hidden once the widget writes its first text (before the script's `load` event), so nothing shifts. */}
        {state === 'loading' ? (
          <p role="status" className="peer-not-empty:hidden">
            {reviewsWords.loading}
          </p>
        ) : null}
        {state === 'failed' ? (
          <p role="status">
            {reviewsWords.failed} {link}
          </p>
        ) : null}
      </div>
      {note && wanted && state !== 'failed' ? <p className="note mt-3">{note}</p> : null}
    </>
  )
}
