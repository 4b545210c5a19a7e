import type { ReactNode } from 'react'
import { clinic } from '@/content/facts/clinic'
import { languages } from '@/content/facts/languages'
import { common } from '@/content/ui/common'
import { footer, header } from '@/content/ui/layout'
import { reviewsWords } from '@/content/ui/reviews'
import { englishPage } from '@/lib/addresses/link-language'
import { outbound } from '@/lib/addresses/outbound-attributes'
import { env } from '@/lib/env'
import { routes, servicePaths } from '@/lib/routes'
import { legalLinks, quickLinks, serviceNavigation } from '@/lib/site/navigation'
import { fill } from '@/lib/words/fill'
import { ReviewsWidget } from '../integrations/reviews-widget'
import { LinkEnd } from '../ui/buttons'
import { NavLink } from '../ui/nav-link'
import { PortalLink } from '../ui/portal-link'
import { Brand } from './brand'
import { FooterFold } from './footer-fold'
import { FooterReviews } from './footer-reviews'
import { HoursTable } from './hours-table'
import { LanguageSwitch } from './language-switch'

type LinkListProps = {
  heading: string
  links: readonly { href: string; label: string }[]
  /** A link to an outside service, before the others. */
  first?: ReactNode
  wide?: boolean
}

/** A list of links, folded on phones. On wide screens it is always open and its heading is not a control (layout.css). */
function LinkList({ heading, links, first, wide = false }: LinkListProps) {
  return (
    <nav aria-label={fill(footer.navigation, { heading })}>
      <details className="footer-list open-wide">
        <summary>
          <h2>{heading}</h2>
        </summary>
        <ul className={wide ? 'footer-halves' : undefined}>
          {first ? <li>{first}</li> : null}
          {links.map(({ href, label }) => (
            <li key={href}>
              <NavLink href={href} className="footer-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

const complaint = englishPage(clinic.texasMedicalBoardComplaintUrl)

type FooterProps = { disclaimer: string; telehealth: string }

/** Contact details, links, hours and the legal lines of every page. */
export function Footer({ disclaimer, telehealth }: FooterProps) {
  const services = serviceNavigation.map(({ key, name }) => ({ href: servicePaths[key], label: name }))
  return (
    <footer className="site on-dark">
      <picture className="footer-ridge">
        <source media="(prefers-color-scheme: dark)" srcSet="/art/footer-ridge-dark.svg" />
        <img src="/art/footer-ridge.svg" width="1440" height="90" alt="" loading="lazy" />
      </picture>
      <div className="wrap">
        <FooterFold>
          <div className="footer-columns">
            <div>
              <Brand tone="dark" />
              <address>
                <p>
                  {clinic.address.street}
                  <br />
                  {clinic.address.place}
                </p>
                <div>
                  <a className="footer-link" href={clinic.phone.href}>
                    {fill(footer.phone, { number: clinic.phone.display })}
                  </a>
                  <span className="footer-link">{fill(footer.fax, { number: clinic.fax.display })}</span>
                  <a className="footer-link" href={clinic.email.href}>
                    {clinic.email.address}
                  </a>
                </div>
                <ul className="flex flex-wrap gap-x-6">
                  {clinic.social.map(({ name, href }) => (
                    <li key={name}>
                      <a className="footer-link" href={href} {...outbound.social}>
                        {name}
                        <span className="sr-only">{common.newTab}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </address>
            </div>
            <LinkList
              heading={footer.quickLinks}
              links={quickLinks}
              first={<PortalLink className="footer-link" />}
              wide
            />
            <LinkList
              heading={header.services}
              links={[{ href: routes.services, label: header.allServices }, ...services]}
            />
            <div className="footer-hours">
              <h2>{footer.hours}</h2>
              <HoursTable hours={clinic.hours} />
            </div>
          </div>
          <FooterReviews>
            <section aria-label={reviewsWords.title} className="footer-reviews">
              <a className="footer-link" href={env.googleReviewsUrl} {...outbound.reviews}>
                {reviewsWords.link}
                <span className="sr-only">{common.newTab}</span>
              </a>
              <ReviewsWidget start="click" ground="dark" fallbackHref={env.googleReviewsUrl} />
            </section>
          </FooterReviews>
        </FooterFold>
        <div className="footer-legal">
          <LanguageSwitch
            languages={languages}
            className="flex flex-wrap gap-x-5 text-sm"
            linkClass="footer-link"
          />
          <p>{`${disclaimer} ${telehealth} ©\u00a0${clinic.copyrightYear} ${clinic.legalName}`}</p>
          {/* The Texas Medical Board requires its link to be at least 10 points in size. */}
          <ul className="footer-links text-sm">
            {legalLinks.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={href} className="footer-link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <a className="footer-link" {...complaint} {...outbound.authority}>
                {footer.complaint}
                <LinkEnd {...complaint} />
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
