import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import { languages } from '@/content/facts/languages'
import { header, slimHeader } from '@/content/ui/layout'
import { routes } from '@/lib/routes'
import { mainNavigation } from '@/lib/site/navigation'
import { bind } from '../bind'
import { SearchTrigger } from '../search/search-trigger'
import { BookingButton } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { NavLink } from '../ui/nav-link'
import { PortalLink } from '../ui/portal-link'
import { AccountSlot } from './account-slot'
import { Brand } from './brand'
import { LanguageSwitch } from './language-switch'
import { MobileMenu } from './mobile-menu'
import { OpenNow } from './open-now'
import { ServicesPanel } from './services-panel'

const others = languages.filter(({ code }) => code !== language.code)

/** Top bar with hours, phone and address; main navigation; booking button. */
export function Header() {
  return (
    <header className="site" data-slim={slimHeader.label} {...bind('slim-header')}>
      <div className="topbar on-dark">
        <div className="wrap flex min-h-8.5 flex-wrap items-center justify-between gap-x-2 text-xs max-[19rem]:pt-2 sm:gap-x-7">
          <span className="topbar-hours lg:min-w-52">
            <OpenNow />
          </span>
          <a className="topbar-link max-sm:hidden" href={clinic.phone.href}>
            <Icon name="phone" size={16} />
            {clinic.phone.display}
          </a>
          <NavLink className="topbar-link far topbar-place" href={`${routes.contact}#location`}>
            <Icon name="map-pin" size={16} />
            <span className="max-sm:hidden">{clinic.address.line}</span>
            <span className="no-print sm:hidden">{clinic.address.city}</span>
          </NavLink>
          <PortalLink className="topbar-link far" />
          <LanguageSwitch languages={others} className="languages" linkClass="topbar-link" />
        </div>
      </div>
      <div className="navbar">
        <div className="wrap navbar-row">
          <Brand />
          <nav aria-label={header.navigation} className="ml-auto flex items-center max-lg:hidden!">
            <ul className="wide">
              <li className="flex">
                <button type="button" className="nav-item" popoverTarget="services-panel">
                  {header.services}
                  <Icon name="chevron-down" size={18} className="nav-chevron" />
                </button>
                <ServicesPanel />
              </li>
              {mainNavigation.map(({ href, label }) => (
                <li key={href} className="flex">
                  <NavLink href={href} className="nav-item" match="section">
                    {label}
                  </NavLink>
                </li>
              ))}
              <li className="flex">
                <SearchTrigger icon={<Icon name="search" />} />
              </li>
            </ul>
            <AccountSlot place="header" />
          </nav>
          <BookingButton className="no-print ml-auto min-h-11.5 max-sm:hidden max-lg:mr-3 lg:ml-3">
            {clinic.booking.short}
          </BookingButton>
          <a
            className="no-print inline-flex min-h-11 min-w-11 items-center px-1 font-semibold min-[22rem]:px-2 sm:hidden"
            href={clinic.phone.href}
          >
            {header.call}
            <span className="sr-only">{` ${clinic.phone.display}`}</span>
          </a>
          <button type="button" className="menu-button" popoverTarget="menu">
            {header.menu}
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <MobileMenu languages={others} />
    </header>
  )
}
