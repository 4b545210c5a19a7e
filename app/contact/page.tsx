import { BeforeBooking } from '@/components/contact/before-booking'
import { ContactDetails } from '@/components/contact/contact-details'
import { ContactFormSection } from '@/components/contact/contact-form-section'
import { ContactHead } from '@/components/contact/contact-head'
import { ContactLocation } from '@/components/contact/contact-location'
import { ReviewsWidget } from '@/components/integrations/reviews-widget'
import { Section } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton } from '@/components/ui/buttons'
import { about } from '@/content/about'
import { contact } from '@/content/contact'
import { crumbs } from '@/content/ui/pages'
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
      </div>
      <ContactFormSection {...contact.form} />
      <ContactLocation {...contact.location} />
      <BeforeBooking {...before} />
      <Section>
        <h2 className="side-title">{reviews.heading}</h2>
        <div className="frame mt-5 min-h-72">
          <ReviewsWidget start="entry" ground="card" fallbackHref={env.googleReviewsUrl} />
        </div>
        <p className="note mt-4">{reviews.note}</p>
      </Section>
    </>
  )
}
