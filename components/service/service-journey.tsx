import type { Service } from '@/content/schema'
import { JourneyStrip } from '../figures/journey-strip'
import { SideSection } from '../sections/section'
import { RowTitle } from './row-title'

type ServiceJourneyProps = Service['journey'] & { serviceKey: Service['key'] }

/** The four steps of the patient journey, under their time axis. */
export function ServiceJourney({ heading, intro, steps, after, serviceKey }: ServiceJourneyProps) {
  return (
    <SideSection id="steps" heading={heading} note={intro}>
      <ol className="course grid gap-x-9 gap-y-5 sm:grid-cols-2">
        {steps.map(({ title, meta, description }) => (
          <li key={title}>
            <RowTitle name={title} note={meta} />
            <p className="mt-1 text-sm">{description}</p>
          </li>
        ))}
      </ol>
      <JourneyStrip serviceKey={serviceKey} />
      {after ? <p className="note mt-4">{after}</p> : null}
    </SideSection>
  )
}
