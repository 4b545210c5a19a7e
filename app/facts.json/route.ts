import { prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { exceptionDays } from '@/content/facts/exception-days'
import { telehealth } from '@/content/facts/telehealth'
import { outsideService } from '@/lib/addresses/link-language'
import { routes } from '@/lib/routes'
import { clockText, days } from '@/lib/seo/clinic-nodes'
import { absoluteUrl } from '@/lib/seo/page-metadata'
import { serviceCards } from '@/lib/site/services'

export const dynamic = 'force-static'

type Open = { from: number; to: number } | null

/** Clinic time, 24 hours; null on a closed day. */
const span = (open: Open) => open && { opens: clockText(open.from), closes: clockText(open.to) }

/** What the clinic is, when it is open and what it costs, for programs (see app/llms.txt). */
export function GET() {
  const { name, description, address, geo, phone, fax, email, languages, communities, payment } = clinic
  const { sample: _address, line: _line, place: _place, ...postal } = address
  const facts = {
    sample: clinic.sample,
    name,
    description,
    url: absoluteUrl('/'),
    address: postal,
    position: { latitude: geo.latitude, longitude: geo.longitude },
    phone: phone.e164,
    fax: fax.e164,
    email: email.address,
    languages: languages.map(({ code }) => code),
    communities,
    timeZone: clinic.timeZone,
    hours: clinic.hours.map(({ day, open }) => ({ day: days[day], open: span(open) })),
    exceptionDays: exceptionDays.map(({ date, name: reason, open }) => ({ date, reason, open: span(open) })),
    booking: outsideService('bookingUrl').href,
    payment: payment.accepted,
    telehealth,
    services: serviceCards.map(({ name: service, description: text, link }) => ({
      name: service,
      description: text,
      url: absoluteUrl(link),
    })),
    prices: {
      currency: 'USD',
      asOf: prices.asOf,
      validUntil: prices.validUntil,
      url: absoluteUrl(routes.prices),
      items: prices.items.map(({ name: item, dollars, unit, price: shown, features, excludes, terms }) => ({
        name: item,
        amount: dollars,
        per: unit,
        shown,
        includes: features,
        excludes,
        terms,
      })),
    },
  }
  return Response.json(facts)
}
