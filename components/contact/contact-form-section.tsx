import { clinic } from '@/content/facts/clinic'
import { contactWords } from '@/content/ui/contact'
import { env } from '@/lib/env'
import { ContactForm } from '../integrations/contact-form'
import { SideSection } from '../sections/section'

type ContactFormSectionProps = { heading: string; note: string; title: string; failed: string }

/** The lead-management provider's form in a box of fixed size; phone and email while it loads and when it fails. */
export function ContactFormSection({ heading, note, title, failed }: ContactFormSectionProps) {
  return (
    <SideSection heading={heading} note={note} tone="wood" id="write">
      <ContactForm
        src={env.contactFormUrl}
        scriptSrc={env.contactFormScriptUrl}
        title={title}
        failed={failed}
      >
        {contactWords.call}{' '}
        <a className="text-link" href={clinic.phone.href}>
          {clinic.phone.display}
        </a>{' '}
        {contactWords.write}{' '}
        <a className="text-link" href={clinic.email.href}>
          {clinic.email.address}
        </a>
        .
      </ContactForm>
    </SideSection>
  )
}
