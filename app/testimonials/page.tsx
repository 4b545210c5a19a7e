import { Closing } from '@/components/sections/closing'
import { PageHero } from '@/components/sections/page-hero'
import { JsonLd } from '@/components/seo/json-ld'
import { ReviewBesideTrials } from '@/components/testimonials/review-beside-trials'
import { ReviewsSummary } from '@/components/testimonials/reviews-summary'
import { ValueProofs } from '@/components/testimonials/value-proofs'
import { FirstVisitButton, OutLink, PrimaryLink } from '@/components/ui/buttons'
import { firstVisit } from '@/content/facts/first-visit'
import { testimonials } from '@/content/testimonials'
import { common } from '@/content/ui/common'
import { crumbs, testimonialSections } from '@/content/ui/pages'
import { reviewsWords } from '@/content/ui/reviews'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { fill } from '@/lib/words/fill'

export const metadata = pageMetadata({ path: routes.testimonials, ...testimonials.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.testimonials, path: routes.testimonials },
]

export default function TestimonialsPage() {
  const { reviews, from, values } = testimonialSections
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.testimonials, ...testimonials.meta, trail })} />
      <PageHero
        title={testimonials.heading}
        lead={testimonials.lead}
        trail={trail}
        aside={
          <div>
            <ReviewsSummary heading={reviews} source={from} fallbackHref={env.googleReviewsUrl} />
            <p className="note mt-3">{`${reviewsWords.note} ${testimonials.disclaimer}`}</p>
          </div>
        }
      >
        <div className="first-visit">
          <PrimaryLink href={routes.contact}>{testimonials.schedule}</PrimaryLink>
          <p>{fill(common.firstVisit, firstVisit)}</p>
        </div>
        <p>
          <OutLink kind="reviews" href={env.googleReviewsUrl}>
            {testimonials.google}
          </OutLink>
        </p>
      </PageHero>
      <ValueProofs heading={values} values={testimonials.values} />
      <ReviewBesideTrials {...testimonials.one} />
      <Closing {...testimonials.closing}>
        <FirstVisitButton />
      </Closing>
    </>
  )
}
