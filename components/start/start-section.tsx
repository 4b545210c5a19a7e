import { clinic } from '@/content/facts/clinic'
import { startQuestions } from '@/lib/start/advice'
import { bind } from '../bind'
import { FirstVisitButton } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { StartStep } from './start-step'

/** The three questions, which become a component when the first is answered. Without JavaScript the answers below stand alone. */
export function StartSection() {
  return (
    <section className="start-section section section-tinted" id="start" data-no-bar="" {...bind('start')}>
      <div className="wrap">
        <div className="start" data-step={0}>
          {startQuestions.map((question, index) => (
            <StartStep
              key={question}
              question={question}
              index={index}
              isCurrent={index === 0}
              isReached={index === 0}
            />
          ))}
        </div>
      </div>
      <div hidden data-part="actions">
        <FirstVisitButton />
        <a className="plain max-sm:w-full" href={clinic.phone.href}>
          <Icon name="phone" /> {clinic.phone.display}
        </a>
      </div>
    </section>
  )
}
