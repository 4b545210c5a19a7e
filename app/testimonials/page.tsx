import { ReviewsWidget } from '@/components/integrations/reviews-widget'
import { Closing } from '@/components/sections/closing'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SideSection } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton, OutLink, PrimaryLink } from '@/components/ui/buttons'
import { WithPortal } from '@/components/ui/portal-link'
import { testimonials } from '@/content/testimonials'
import { crumbs, testimonialSections } from '@/content/ui/pages'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.testimonials, ...testimonials.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.testimonials, path: routes.testimonials },
]

export default function TestimonialsPage() {
  const { facts } = testimonials
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.testimonials, ...testimonials.meta, trail })} />
      <PageHero title={testimonials.heading} lead={testimonials.lead} trail={trail} />
      <Section>
        <h2 className="side-title">{testimonialSections.reviews}</h2>
        <div className="neatline mt-4 min-h-72">
          <ReviewsWidget start="entry" ground="sheet" fallbackHref={env.googleReviewsUrl} />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PrimaryLink href={routes.contact}>{testimonials.schedule}</PrimaryLink>
          <OutLink kind="reviews" href={env.googleReviewsUrl}>
            {testimonials.google}
          </OutLink>
        </div>
      </Section>
      <SideSection heading={testimonialSections.reading}>
        <p className="max-w-measure">{testimonials.disclaimer}</p>
        <ul className="mt-4 max-w-measure list-disc pl-5">
          {facts.map(fact => (
            <li key={fact} className="mb-2">
              {fact}
            </li>
          ))}
        </ul>
      </SideSection>
      <Section>
        <h2 className="side-title">{testimonialSections.values}</h2>
        <ul className="mt-4 grid gap-x-8 lg:grid-cols-3">
          {testimonials.values.map(({ title, text }) => (
            <li key={title} className="border-t border-ink py-5">
              <h3 className="text-md">{title}</h3>
              <p className="mt-2 max-w-measure">
                <WithPortal in={text} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Closing {...testimonials.closing}>
        <FirstVisitButton />
      </Closing>
    </>
  )
}
