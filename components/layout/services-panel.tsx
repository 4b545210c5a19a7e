import { header } from '@/content/ui/layout'
import { routes, servicePaths } from '@/lib/routes'
import { serviceNavigation } from '@/lib/site/navigation'
import { fill } from '@/lib/words/fill'
import { numberWord } from '@/lib/words/number-words'
import { ServiceEmblem } from '../figures/service-art'
import { NavLink } from '../ui/nav-link'

/** The services menu: a native popover, so it opens, closes and restores focus without JavaScript. */
export function ServicesPanel() {
  return (
    <div id="services-panel" popover="auto" className="services-panel">
      <nav aria-label={header.allServicesLabel} className="wrap">
        <ul className="grid grid-cols-4 gap-x-6">
          {serviceNavigation.map(({ key, name, fact }) => (
            <li key={key} className="border-t border-line">
              <NavLink href={servicePaths[key]} className="panel-link">
                <ServiceEmblem serviceKey={key} />
                <span>
                  <b>{name}</b>
                  <span className="note block">{fact}</span>
                </span>
              </NavLink>
            </li>
          ))}
          <li className="border-t border-line">
            <NavLink href={routes.services} className="panel-link">
              <svg viewBox="0 3 56 42" width="56" height="42" aria-hidden="true" className="bg-tinted">
                <path d="M10 15H46M10 24H46M10 33H46" stroke="var(--color-copper)" strokeWidth="3" />
              </svg>
              <span>
                <b>{header.allServices}</b>
                <span className="note block">
                  {fill(header.compare, { count: numberWord(serviceNavigation.length) })}
                </span>
              </span>
            </NavLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}
