import { clinic } from '@/content/facts/clinic'
import { common } from '@/content/ui/common'
import { footer, header } from '@/content/ui/layout'
import { env } from '@/lib/env'
import { fill } from '@/lib/fill'
import { listLocale } from '@/lib/locale'
import { outbound } from '@/lib/outbound'
import { routes, servicePaths } from '@/lib/routes'
import { legalLinks, quickLinks, serviceNavigation } from '@/lib/site/navigation'
import { NavLink } from '../ui/nav-link'
import { Brand } from './brand'
import { FooterFold } from './footer-fold'
import { FooterReviews } from './footer-reviews'
import { HoursTable } from './hours-table'

type LinkListProps = { heading: string; links: readonly { href: string; label: string }[] }

function LinkList({ heading, links }: LinkListProps) {
  return (
    <nav aria-label={fill(footer.navigation, { heading })}>
      <h2 className="mb-3 text-lg">{heading}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className="footer-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const languages = new Intl.ListFormat(listLocale).format(clinic.languages.map(({ name }) => name))

type FooterProps = { disclaimer: string; telehealth: string; reviewsNote: string }

/** Contact details, links, hours and the legal lines of every page. */
export function Footer({ disclaimer, telehealth, reviewsNote }: FooterProps) {
  const services = serviceNavigation.map(({ key, name }) => ({ href: servicePaths[key], label: name }))
  return (
    <footer className="site on-pine">
      <picture className="footer-ridge">
        <source media="(prefers-color-scheme: dark)" srcSet="/art/footer-ridge-dark.svg" />
        <img src="/art/footer-ridge.svg" width="1440" height="90" alt="" loading="lazy" />
      </picture>
      <div className="wrap pt-8 pb-10">
        <FooterFold>
          <div className="footer-columns">
            <div className="footer-wide">
              <Brand tone="dark" />
              <p className="mt-6 max-w-52 font-display text-lg">{clinic.tagline}</p>
              <address className="mt-5 text-on-pine-2 not-italic">
                {clinic.address.street}
                <br />
                {clinic.address.place}
                <br />
                <a className="footer-link" href={clinic.phone.href}>
                  {fill(footer.phone, { number: clinic.phone.display })}
                </a>
                <br />
                <span className="footer-link">{fill(footer.fax, { number: clinic.fax.display })}</span>
                <br />
                <a className="footer-link" href={clinic.email.href}>
                  {clinic.email.address}
                </a>
              </address>
              <ul className="mt-3 flex gap-6">
                {clinic.social.map(({ name, href }) => (
                  <li key={name}>
                    <a className="footer-link" href={href} {...outbound.social}>
                      {name}
                      <span className="sr-only">{common.newTab}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <LinkList heading={footer.quickLinks} links={quickLinks} />
            <LinkList
              heading={header.services}
              links={[{ href: routes.services, label: header.allServices }, ...services]}
            />
            <div className="footer-wide max-sm:row-start-2">
              <h2 className="mb-3 text-lg">{footer.hours}</h2>
              <HoursTable hours={clinic.hours} timeZone={clinic.timeZone} />
              <p className="note mt-4">{`${telehealth} ${fill(footer.languages, { languages })}`}</p>
            </div>
          </div>
          <FooterReviews fallbackHref={env.googleReviewsUrl} note={reviewsNote} />
        </FooterFold>
        <div className="mt-12 border-t border-pine-line pt-6 text-xs text-on-pine-2">
          <p className="max-w-192">{disclaimer}</p>
          {/* The Board requires 10 points or more. */}
          <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
            {legalLinks.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={href} className="footer-link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <a className="footer-link" href={clinic.texasMedicalBoardComplaintUrl} {...outbound.authority}>
                {footer.complaint}
                <span className="sr-only">{common.newTab}</span>
              </a>
            </li>
          </ul>
          <p className="mt-2">{`© ${clinic.copyrightYear} ${clinic.legalName}`}</p>
        </div>
      </div>
    </footer>
  )
}
