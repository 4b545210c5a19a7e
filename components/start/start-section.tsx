import { clinic } from '@/content/facts/clinic'
import { FirstVisitButton } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { StartRouter } from './start-router'

/** The three questions. Without JavaScript the answers below stand alone. */
export function StartSection() {
  return (
    <section className="start-section section section-tinted" id="start" data-no-bar="">
      <div className="wrap">
        <StartRouter
          actions={
            <>
              <FirstVisitButton />
              <a className="plain max-sm:w-full" href={clinic.phone.href}>
                <Icon name="phone" /> {clinic.phone.display}
              </a>
            </>
          }
        />
      </div>
    </section>
  )
}
