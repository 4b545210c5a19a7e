import type { ReactNode } from 'react'
import { reviewsWords } from '@/content/ui/reviews'
import { bind } from '../bind'
import { ReviewsLink } from './reviews-link'

type ReviewsWidgetProps = {
  /** `click`: a button loads it; `entry`: loads with the first input; `view`: loads when it is scrolled into view. */
  start: 'click' | 'entry' | 'view'
  /**
   * `dark`: one row of fixed height in the footer, with a note who writes the reviews; `card`: as tall as its content, unless growing would move what is in
   * view.
   */
  ground: 'dark' | 'card'
  button?: string
  /** Shown with the words until there are reviews. */
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
    <div
      className="reviews-place"
      data-ground={ground}
      {...bind(start === 'view' ? 'reviews-in-view' : 'reviews')}
    >
      {start === 'click' ? (
        <button type="button" className="plain">
          {button}
        </button>
      ) : null}
      <div hidden={start === 'click'}>
        {meanwhile}
        <ReviewsLink href={fallbackHref} />
      </div>
    </div>
  )
}
