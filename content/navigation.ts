import { routes } from '@/lib/routes'
import { clinic } from './facts/clinic'
import { price } from './facts/prices'
import type { ServiceKey } from './schema'

/** Main navigation, after the Services panel. */
export const mainNavigation = [
  { href: routes.about, label: 'About' },
  { href: routes.resources, label: 'Resources' },
  { href: routes.blog, label: clinic.blogName },
  { href: routes.faq, label: 'FAQ' },
  { href: routes.contact, label: 'Contact' },
] as const

/** The services as menus name them, with one fact each. */
export const serviceNavigation = [
  {
    key: 'testosterone-replacement-therapy',
    name: 'Testosterone replacement',
    fact: `Injections or cream, from ${price.testosterone.month}`,
    hue: 'bg-hormone',
  },
  {
    key: 'medical-weight-loss',
    name: 'Medical weight loss',
    fact: `GLP-1 programs, from ${price.weightLoss.month}`,
    hue: 'bg-weight',
  },
  { key: 'peptide-therapy', name: 'Peptide therapy', fact: 'A consultation first', hue: 'bg-peptide' },
  {
    key: 'functional-health-programs',
    name: 'Functional health programs',
    fact: '3 to 16 weeks',
    hue: 'bg-functional',
  },
  { key: 'prp-therapy', name: 'PRP therapy', fact: 'Hair, joints, sexual health', hue: 'bg-prp' },
  { key: 'microneedling', name: 'Microneedling', fact: '3 to 6 sessions of 30 to 45 minutes', hue: 'bg-prp' },
  { key: 'iv-hydration-therapy', name: 'IV hydration and NAD+', fact: '30 minutes to 4 hours', hue: 'bg-iv' },
] as const satisfies readonly { key: ServiceKey; name: string; fact: string; hue: string }[]

const counts = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** How many services there are, in a word. */
export const serviceCount = counts[serviceNavigation.length] ?? String(serviceNavigation.length)

/** Footer, first list. */
export const quickLinks = [
  { href: routes.about, label: 'About' },
  { href: routes.services, label: 'Services' },
  { href: routes.resources, label: 'Resources' },
  { href: routes.calculator, label: 'Free testosterone calculator' },
  { href: routes.blog, label: clinic.blogName },
  { href: routes.faq, label: 'FAQ' },
  { href: routes.testimonials, label: 'Testimonials' },
  { href: routes.contact, label: 'Contact' },
] as const

/** Footer, last line. */
export const legalLinks = [
  { href: routes.privacy, label: 'Notice of Privacy Practices' },
  { href: `${routes.privacy}#website-privacy`, label: 'Website privacy' },
  { href: routes.terms, label: 'Terms of Service' },
  { href: routes.accessibility, label: 'Accessibility' },
] as const
