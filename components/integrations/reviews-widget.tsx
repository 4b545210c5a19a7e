'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reviewsWords } from '@/content/ui/reviews'
import { reviewsFramePath } from '@/lib/routes'
import { frameSandboxes } from '@/lib/security/frame-sandboxes'
import { ReviewsLink } from './reviews-link'
import { useFrameReport } from './use-frame-report'

type ReviewsWidgetProps = {
  /** `click`: a button loads it; `entry`: loads with the component. */
  start: 'click' | 'entry'
  /**
   * `dark`: one row of fixed height in the footer; `card`: as tall as its content, unless growing would move what is in
   * view.
   */
  ground: 'dark' | 'card'
  button?: string
  /** Shown with the words until there are reviews. */
  meanwhile?: ReactNode
  fallbackHref: string
  /**
   * Who writes the reviews and whether they are paid, for pages that do not say so elsewhere. Shown once the reviews
   * load.
   */
  note?: string
}

/**
 * The third-party reviews. The provider's script runs in a sandboxed frame with an origin of its own, on every page
 * (docs/decisions/outside-scripts.md). When it fails, a link takes its place.
 */
export function ReviewsWidget({
  start,
  ground,
  button = reviewsWords.show,
  meanwhile,
  fallbackHref,
  note,
}: ReviewsWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [wanted, setWanted] = useState(false)
  const { state, height } = useFrameReport(frame, wanted)

  useEffect(() => {
    // Not server-rendered: the frame would report before anything listens.
    if (start === 'entry') setWanted(true)
  }, [start])

  const takesFocus = start === 'click' && wanted
  useEffect(() => {
    // The button that had focus has been removed.
    if (takesFocus && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <>
      <div ref={place} tabIndex={takesFocus ? -1 : undefined} className="reviews-place">
        {!wanted || state === 'failed' ? null : (
          <iframe
            ref={frame}
            src={ground === 'card' ? `${reviewsFramePath}#card` : reviewsFramePath}
            title={reviewsWords.title}
            sandbox={frameSandboxes.reviews}
            referrerPolicy="no-referrer"
            className="reviews-frame"
            // Neither seen nor reached while it is empty: the words are in its place.
            inert={state !== 'ready'}
            {...(ground === 'card' && height ? { height } : {})}
          />
        )}
        {start === 'click' && !wanted ? (
          <button type="button" className="plain" onClick={() => setWanted(true)}>
            {button}
          </button>
        ) : null}
        {state === 'ready' || (start === 'click' && !wanted) ? null : (
          <div>
            {meanwhile}
            <ReviewsLink href={fallbackHref} state={state} />
          </div>
        )}
      </div>
      {note && wanted && state !== 'failed' ? <p className="note mt-3">{note}</p> : null}
    </>
  )
}
