import { clinic } from '@/content/facts/clinic'
import { thankYou } from '@/content/ui/sections'
import { outsideService } from '@/lib/addresses/link-language'
import { outbound } from '@/lib/addresses/outbound-attributes'
import type { VisitEntry } from '../thank-you/calendar-form'
import { VisitDetails } from '../thank-you/visit-details'
import { LinkEnd } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { VisitName } from '../ui/in-english'
import { WithPortal } from '../ui/portal-link'
import { Section } from './section'

const portalLink = outsideService('portalUrl')

type ThankYouPageProps = {
  title: string
  lead: string
  stepsHeading: string
  steps: readonly { title: string; meta: string; description: string }[]
  portal: string
  visit: VisitEntry
  bring: { heading: string; items: readonly string[] }
  questions: string
  serviceArea?: string
}

/** After booking: when and where, the visit for the calendar as the first thing to do, next steps, what to bring, the patient portal, and how to ask questions. */
export function ThankYouPage({
  title,
  lead,
  stepsHeading,
  steps,
  portal,
  visit,
  bring,
  questions,
  serviceArea,
}: ThankYouPageProps) {
  return (
    <>
      <div className="wrap booked pt-10 pb-section lg:pt-16">
        <div>
          <p className="flex items-center gap-2.5 font-semibold text-ok">
            <Icon name="circle-check" size={28} /> {thankYou.booked}
          </p>
          <h1 className="mt-3 text-4xl">{title}</h1>
          <p className="lead">
            <VisitName in={lead} />
          </p>
        </div>
        <VisitDetails {...visit} />
        <p>
          <a className="plain" {...portalLink} {...outbound.portal}>
            <span>
              {portal}
              <LinkEnd {...portalLink} />
            </span>
          </a>
        </p>
      </div>
      <section className="wrap pb-section">
        <h2 className="side-title">{stepsHeading}</h2>
        <ol className="steps">
          {steps.map(({ title: step, meta, description }) => (
            <li key={step}>
              <h3 className="text-md">{step}</h3>
              <p className="mt-1 text-sm font-semibold text-ink-2">{meta}</p>
              <p className="mt-1.5">
                <WithPortal in={description} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <Section tone="tinted">
        <div className="bring">
          <h2 className="side-title">{bring.heading}</h2>
          <ul>
            {bring.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </Section>
      <Section>
        <p>
          {questions}{' '}
          <a className="text-link font-semibold" href={clinic.email.href}>
            {clinic.email.address}
          </a>{' '}
          {thankYou.call}{' '}
          <a className="text-link font-semibold unbroken" href={clinic.phone.href}>
            {clinic.phone.display}
          </a>
          .
        </p>
        {serviceArea ? <p className="note mt-4">{serviceArea}</p> : null}
      </Section>
    </>
  )
}
