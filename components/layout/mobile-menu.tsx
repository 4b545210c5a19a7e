import { header } from '@/content/ui/layout'
import { routes, servicePaths } from '@/lib/routes'
import { mainNavigation, serviceNavigation } from '@/lib/site/navigation'
import type { SwitchLanguage } from '@/lib/site/switch-targets'
import { ServiceEmblem } from '../figures/service-art'
import { Icon } from '../ui/icon'
import { NavLink } from '../ui/nav-link'
import { PortalLink } from '../ui/portal-link'
import { AccountSlot } from './account-slot'
import { Brand } from './brand'
import { CallAndBook } from './call-and-book'
import { LanguageSwitch } from './language-switch'

type MobileMenuProps = { languages: readonly SwitchLanguage[] }

/**
 * Full-screen menu on phones. A popover opens three times as fast as a modal dialog, which makes the browser recalculate
 * the styles of the whole page. Its module makes the page behind it inert afterwards.
 */
export function MobileMenu({ languages }: MobileMenuProps) {
  return (
    <dialog id="menu" popover="auto" className="menu" aria-label={header.menu}>
      <div className="navbar-row border-b border-line px-gutter">
        <Brand />
        <button type="button" className="menu-button" popoverTarget="menu" popoverTargetAction="hide">
          {header.close}
          <Icon name="x" size={24} />
        </button>
      </div>
      <nav aria-label={header.menu} className="menu-scroll">
        <LanguageSwitch languages={languages} className="flex flex-wrap gap-x-6" linkClass="menu-service" />
        <details open>
          <summary className="menu-row">
            {header.services}
            <Icon name="chevron-down" size={26} />
          </summary>
          <ul className="pb-4">
            {serviceNavigation.map(({ key, name }) => (
              <li key={key}>
                <NavLink href={servicePaths[key]} className="menu-service">
                  <ServiceEmblem serviceKey={key} />
                  {name}
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink href={routes.services} className="menu-service font-bold">
                {header.allServices}
              </NavLink>
            </li>
          </ul>
        </details>
        <ul>
          {mainNavigation.map(({ href, label }) => (
            <li key={href}>
              <NavLink href={href} className="menu-row" match="section">
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink href={routes.search} className="menu-row">
              {header.search}
            </NavLink>
          </li>
          <li>
            <PortalLink className="menu-row" />
          </li>
          <li>
            <AccountSlot place="menu" />
          </li>
        </ul>
      </nav>
      <CallAndBook />
    </dialog>
  )
}
