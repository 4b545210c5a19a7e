import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import { contactWords } from '@/content/ui/contact'
import { outsideService } from '@/lib/addresses/link-language'
import { env } from '@/lib/env'
import { ContactForm } from '../integrations/contact-form'
import { SideSection } from '../sections/section'
import { OutLink } from '../ui/buttons'

type ContactFormSectionProps = {
  heading: string
  note: string
  portal: string
  whose: { heading: string; text: string }
  title: string
  onItsWay: string
  failed: string
}

function PhoneOrMail() {
  return (
    <>
      <a className="text-link unbroken" href={clinic.phone.href}>
        {clinic.phone.display}
      </a>{' '}
      {contactWords.orWrite}{' '}
      <a className="text-link" href={clinic.email.href}>
        {clinic.email.address}
      </a>
      .
    </>
  )
}

/** The embedded contact form in a box of fixed size, which says who provides the form and what they receive. */
export function ContactFormSection({
  heading,
  note,
  portal,
  whose,
  title,
  onItsWay,
  failed,
}: ContactFormSectionProps) {
  const aside = (
    <>
      {note}
      <span className="mt-1 block">
        <OutLink kind="portal" className="go text-ink" {...outsideService('portalUrl')}>
          {portal}
        </OutLink>
      </span>
    </>
  )
  return (
    <SideSection heading={heading} note={aside} tone="tinted" id="write">
      <div className="form-box">
        <h3 className="text-xl">
          {whose.heading}
          {language.inEnglish}
        </h3>
        <p className="mt-1.5 mb-5">{whose.text}</p>
        <ContactForm src={env.contactFormUrl} title={title} onItsWay={onItsWay} failed={failed}>
          {contactWords.toCall} <PhoneOrMail />
        </ContactForm>
      </div>
    </SideSection>
  )
}
