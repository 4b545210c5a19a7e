import { ContactDetails } from '@/components/contact/contact-details'
import { ContactFormSection } from '@/components/contact/contact-form-section'
import { ContactLocation } from '@/components/contact/contact-location'
import { ReviewsWidget } from '@/components/integrations/reviews-widget'
import { PageHero } from '@/components/sections/page-hero'
import { SideSection } from '@/components/sections/section'
import { TermList } from '@/components/sections/term-list'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton, GoLink } from '@/components/ui/buttons'
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
      <PageHero title={contact.heading} lead={contact.lead} trail={trail}>
        <FirstVisitButton />
      </PageHero>
      <ContactDetails />
      <SideSection heading={before.heading} note={before.note}>
        <TermList items={before.items} />
        <GoLink href={routes.prices}>{before.link}</GoLink>
      </SideSection>
      <ContactFormSection {...contact.form} />
      <ContactLocation {...contact.location} />
      <SideSection heading={reviews.heading}>
        <div className="neatline min-h-72">
          <ReviewsWidget start="entry" ground="sheet" fallbackHref={env.googleReviewsUrl} />
        </div>
        <p className="note mt-4">{reviews.note}</p>
      </SideSection>
    </>
  )
}
