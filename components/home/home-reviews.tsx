import { env } from '@/lib/env'
import { ReviewsWidget } from '../integrations/reviews-widget'
import { SideSection } from '../sections/section'
import { OutLink } from '../ui/buttons'

type HomeReviewsProps = {
  heading: string
  button: string
  link: string
  note: string
}

/** Reviews load from the review service on request; the site itself never quotes a patient. */
export function HomeReviews({ heading, button, link, note }: HomeReviewsProps) {
  return (
    <SideSection heading={heading}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ReviewsWidget start="click" ground="card" button={button} fallbackHref={env.googleReviewsUrl} />
        <OutLink kind="reviews" href={env.googleReviewsUrl}>
          {link}
        </OutLink>
      </div>
      <p className="note mt-4">{note}</p>
    </SideSection>
  )
}
