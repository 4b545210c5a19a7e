import type { Service } from '@/content/schema'
import { JourneyStrip } from '../figures/journey-strip'
import { RowTitle } from './row-title'
import { ServiceBlock } from './service-block'

type ServiceJourneyProps = Service['journey'] & { serviceKey: Service['key'] }

/** The four steps of the patient journey, under their time axis. */
export function ServiceJourney({ heading, intro, steps, after, serviceKey }: ServiceJourneyProps) {
  return (
    <ServiceBlock id="steps" heading={heading} {...(intro ? { note: intro } : {})}>
      <JourneyStrip serviceKey={serviceKey} />
      <ol className="rows course">
        {steps.map(({ title, meta, description }) => (
          <li key={title}>
            <RowTitle name={title} note={meta} />
            <p>{description}</p>
          </li>
        ))}
      </ol>
      {after ? <p className="mt-2 text-sm">{after}</p> : null}
    </ServiceBlock>
  )
}
