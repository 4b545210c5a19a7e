import { clinic } from '@/content/facts/clinic'
import { common } from '@/content/ui/common'
import { thankYou } from '@/content/ui/sections'
import { env } from '@/lib/env'
import { outbound } from '@/lib/outbound'
import { BookedStrip } from '../figures/journey-strip'
import { Icon } from '../ui/icon'
import { Journey } from './journey'

type ThankYouPageProps = {
  title: string
  lead: string
  stepsHeading: string
  steps: readonly { title: string; meta: string; description: string }[]
  portal: string
  questions: string
  serviceArea?: string
}

/** After booking: the next steps, the patient portal, and whom to ask. */
export function ThankYouPage({
  title,
  lead,
  stepsHeading,
  steps,
  portal,
  questions,
  serviceArea,
}: ThankYouPageProps) {
  return (
    <>
      <div className="wrap pt-12 pb-4 lg:pt-20">
        <p className="flex items-center gap-2.5 font-semibold text-ok">
          <Icon name="circle-check" size={28} /> {thankYou.booked}
        </p>
        <h1 className="mt-3 max-w-[18em] text-4xl">{title}</h1>
        <p className="lead mt-2.5">{lead}</p>
        <p className="mt-7">
          <a className="sign" href={env.portalUrl} {...outbound.portal}>
            <span>
              {portal}
              <span className="sr-only">{common.newTab}</span>
            </span>
          </a>
        </p>
      </div>
      <Journey heading={stepsHeading} steps={steps} strip={<BookedStrip />} />
      <div className="wrap pb-section">
        <p className="max-w-measure">
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
      </div>
    </>
  )
}
