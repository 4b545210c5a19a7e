import type { BreadcrumbList, DayOfWeek, MedicalClinic, WebSite } from 'schema-dts'
import { prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { exceptionDays } from '@/content/facts/exception-days'
import { outsideService } from '@/lib/addresses/link-language'
import { env } from '@/lib/env'
import { defaultLocale } from '@/lib/words/locale'
import { absoluteUrl, fileUrl, socialImagePath } from './page-metadata'

/** The clinic and its website, as referenced by the structured data of every page. */

export type Crumb = { name: string; path: string }

export const clinicId = `${env.siteUrl}/#clinic`
export const websiteId = `${env.siteUrl}/#website`

/** Minutes from midnight as 24-hour clock time, such as '09:00'. */
export function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** Schema.org's names, which do not depend on the page's language. */
export const days: readonly DayOfWeek[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/** Days with equal hours are grouped. */
function openingHours() {
  const spans = new Map<string, { opens: string; closes: string; days: DayOfWeek[] }>()
  for (const { day, open } of clinic.hours) {
    if (!open) continue
    const opens = clockText(open.from)
    const closes = clockText(open.to)
    const span = spans.get(opens + closes) ?? { opens, closes, days: [] }
    span.days.push(days[day] ?? 'Sunday')
    spans.set(opens + closes, span)
  }
  return [...spans.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    opens,
    closes,
  }))
}

/** Dates on which the week's hours do not apply. Midnight to midnight is search engines' form of a closed day. */
const exceptionHours = () =>
  exceptionDays.map(({ date, open }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: date,
    validThrough: date,
    opens: clockText(open?.from ?? 0),
    closes: clockText(open?.to ?? 0),
  }))

const dollars = prices.items.map(price => price.dollars)

/** The properties of the clinic that every page includes. */
function clinicCore() {
  return {
    '@type': 'MedicalClinic' as const,
    '@id': clinicId,
    name: clinic.name,
    url: absoluteUrl('/'),
    image: fileUrl(socialImagePath('/')),
    telephone: clinic.phone.e164,
    priceRange: `$${Math.min(...dollars)}-$${Math.max(...dollars)}`,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: clinic.address.street,
      addressLocality: clinic.address.city,
      addressRegion: clinic.address.state,
      postalCode: clinic.address.postalCode,
      addressCountry: clinic.address.country,
    },
    geo: {
      '@type': 'GeoCoordinates' as const,
      latitude: clinic.geo.latitude,
      longitude: clinic.geo.longitude,
    },
    openingHoursSpecification: openingHours(),
  }
}

/** The clinic on inner pages; the home and contact pages have the full entity, with its hours and place on the map. */
export function clinicReference(): MedicalClinic {
  const { '@type': type, '@id': id, name, url, telephone, address } = clinicCore()
  return { '@type': type, '@id': id, name, url, telephone, address }
}

/** The full entity. */
function fullClinicNode() {
  return {
    ...clinicCore(),
    description: clinic.description,
    slogan: clinic.tagline,
    specialOpeningHoursSpecification: exceptionHours(),
    logo: fileUrl('/icon-512.png'),
    faxNumber: clinic.fax.e164,
    email: clinic.email.address,
    currenciesAccepted: 'USD',
    paymentAccepted: clinic.payment.accepted,
    areaServed: clinic.communities.map(name => ({
      '@type': 'Place' as const,
      name: `${name}, ${clinic.address.state}`,
    })),
    knowsLanguage: clinic.languages.map(({ code }) => code),
    sameAs: clinic.social.map(({ href }) => href),
    potentialAction: {
      '@type': 'ReserveAction' as const,
      name: `Book a ${clinic.booking.firstVisit}`,
      target: { '@type': 'EntryPoint' as const, urlTemplate: outsideService('bookingUrl').href },
    },
  }
}

/** The clinic itself; other entities reference its @id. */
export function clinicNode(): MedicalClinic {
  return fullClinicNode()
}

/** The clinic with the rating that the contact page shows (decision 22; claims.ratingMarkup). */
export function ratedClinicNode(): MedicalClinic {
  const { value, best, reviews } = clinic.ratings.google
  return {
    ...fullClinicNode(),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      bestRating: best,
      reviewCount: reviews,
    },
  }
}

/** The clinic as publisher: the same type under the same @id on every page. */
export function publisherNode(): MedicalClinic {
  return { ...clinicCore(), logo: fileUrl('/icon-512.png') }
}

export function websiteNode(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: clinic.name,
    url: absoluteUrl('/'),
    inLanguage: defaultLocale,
    publisher: { '@id': clinicId },
  }
}

export function breadcrumbNode(trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
