import type { Service } from '@/content/schema'
import { JourneyStrip } from '../figures/journey-strip'
import { StepsFigure } from '../figures/service-figure'
import { SideSection } from '../sections/section'
import { RowTitle } from './row-title'

type ServiceJourneyProps = Service['journey'] & { serviceKey: Service['key'] }

/** The four steps of the patient journey, with what is drawn of them. */
export function ServiceJourney({ heading, intro, steps, after, serviceKey }: ServiceJourneyProps) {
  return (
    <SideSection id="steps" heading={heading} note={intro}>
      <ol className="course grid gap-x-9 gap-y-3 sm:grid-cols-2 sm:gap-y-5">
        {steps.map(({ title, meta, description }) => (
          <li key={title} className="run-in">
            <RowTitle name={title} note={meta} /> <p className="sm:mt-1">{description}</p>
          </li>
        ))}
      </ol>
      <JourneyStrip serviceKey={serviceKey} />
      <StepsFigure serviceKey={serviceKey} />
      {after ? <p className="note mt-4">{after}</p> : null}
    </SideSection>
  )
}
