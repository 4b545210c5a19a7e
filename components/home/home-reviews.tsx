import { env } from '@/lib/env'
import { ReviewsWidget } from '../integrations/reviews-widget'
import { SideSection } from '../sections/section'
import { OutLink } from '../ui/buttons'

type HomeReviewsProps = {
  heading: string
  title: string
  text: string
  button: string
  link: string
  note: string
}

/** Reviews load from the review service on request; the site itself never quotes a patient. */
export function HomeReviews({ heading, title, text, button, link, note }: HomeReviewsProps) {
  return (
    <SideSection heading={heading}>
      <div className="neatline">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 max-w-measure">{text}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ReviewsWidget start="click" ground="sheet" button={button} fallbackHref={env.googleReviewsUrl} />
          <OutLink kind="reviews" href={env.googleReviewsUrl}>
            {link}
          </OutLink>
        </div>
        <p className="note mt-5">{note}</p>
      </div>
    </SideSection>
  )
}
