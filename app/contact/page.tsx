import { BeforeBooking } from '@/components/contact/before-booking'
import { ContactDetails } from '@/components/contact/contact-details'
import { ContactFormSection } from '@/components/contact/contact-form-section'
import { ContactHead } from '@/components/contact/contact-head'
import { ContactLocation } from '@/components/contact/contact-location'
import { Section } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { ReviewsSummary } from '@/components/testimonials/reviews-summary'
import { FirstVisitButton, PlainButton } from '@/components/ui/buttons'
import { about } from '@/content/about'
import { contact } from '@/content/contact'
import { crumbs, testimonialSections } from '@/content/ui/pages'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.contact, ...contact.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.contact, path: routes.contact },
]

export default function ContactPage() {
  const { before, reviews } = contact
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.contact, ...contact.meta, trail, type: 'ContactPage' })} />
      <ContactHead heading={contact.heading} trail={trail} map={about.map} />
      <ContactDetails replies={contact.replies} />
      <div className="wrap contact-booking">
        <p className="lead">{contact.lead}</p>
        <FirstVisitButton />
        <PlainButton href="#write">{contact.form.heading}</PlainButton>
      </div>
      <ContactLocation {...contact.location} />
      <BeforeBooking {...before} />
      <Section>
        <ReviewsSummary
          heading={reviews.heading}
          source={testimonialSections.from}
          fallbackHref={env.googleReviewsUrl}
        />
        <p className="note mt-4">{reviews.note}</p>
      </Section>
      {/* Last: its frame is as high as its provider asks, and may end in blank paper. */}
      <ContactFormSection {...contact.form} />
    </>
  )
}
