import { ContactDetails } from '@/components/contact/contact-details'
import { ContactFormSection } from '@/components/contact/contact-form-section'
import { ContactHead } from '@/components/contact/contact-head'
import { ContactLocation } from '@/components/contact/contact-location'
import { JsonLd } from '@/components/seo/json-ld'
import { about } from '@/content/about'
import { contact } from '@/content/contact'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.contact, ...contact.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.contact, path: routes.contact },
]

export default function ContactPage() {
  const { schedule, ...booking } = contact.booking
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.contact, ...contact.meta, trail, type: 'ContactPage' })} />
      <ContactHead
        heading={contact.heading}
        lead={contact.lead}
        trail={trail}
        map={about.map}
        live={contact.map}
        schedule={schedule}
      />
      <ContactDetails replies={contact.replies} {...booking} />
      <ContactLocation {...contact.location} reviews={contact.reviews} />
      {/* Last: its frame is as high as its provider asks, and may end in blank paper. */}
      <ContactFormSection {...contact.form} />
    </>
  )
}
