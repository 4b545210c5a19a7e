import type { ReactNode } from 'react'
import { reviewsWords } from '@/content/ui/reviews'
import { bind } from '../bind'
import { ReviewsLink } from './reviews-link'

type ReviewsWidgetProps = {
  /** `click`: a button loads it; `entry`: loads with the first input. */
  start: 'click' | 'entry'
  /**
   * `dark`: one line in the footer, below which they open with a note who writes them; `card`: as tall as its content, unless
   * growing would move what is in view.
   */
  ground: 'dark' | 'card'
  button?: string
  /** Shown with the words while reviews load. */
  meanwhile?: ReactNode
  fallbackHref: string
}

/**
 * The place of the third-party reviews. The provider's script runs in a sandboxed frame with an origin of its own, on every page
 * (docs/decisions/outside-scripts.md), which the module loads. When it fails, a link takes its place.
 */
export function ReviewsWidget({
  start,
  ground,
  button = reviewsWords.show,
  meanwhile,
  fallbackHref,
}: ReviewsWidgetProps) {
  return (
    <div className="reviews-place" data-ground={ground} {...bind('reviews')}>
      {start === 'click' ? (
        <button type="button" className={ground === 'dark' ? 'footer-link needs-script underline' : 'plain'}>
          {button}
        </button>
      ) : null}
      <div hidden={start === 'click'}>
        {meanwhile ? <div data-part="meanwhile">{meanwhile}</div> : null}
        <ReviewsLink href={fallbackHref} />
      </div>
    </div>
  )
}
