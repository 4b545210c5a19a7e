import { price } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { menuLabels } from '@/content/page-names'
import { routes } from '@/lib/routes'

/** What every page says of the others. In a file of its own, so that the frame of a page depends on no other page's text. */

type MenuLink = { href: string; label: string }

/** Main navigation, after the Services panel. */
export const mainMenu: readonly MenuLink[] = [
  { href: routes.about, label: menuLabels.about },
  { href: routes.prices, label: menuLabels.prices },
  { href: routes.resources, label: menuLabels.resources },
  { href: routes.blog, label: clinic.blogName },
  { href: routes.faq, label: menuLabels.faq },
  { href: routes.contact, label: menuLabels.contact },
]

/** Footer, first list. */
export const footerMenu: readonly MenuLink[] = [
  { href: routes.about, label: menuLabels.about },
  { href: routes.services, label: menuLabels.services },
  { href: routes.prices, label: menuLabels.prices },
  { href: routes.resources, label: menuLabels.resources },
  { href: routes.calculator, label: menuLabels.calculator },
  { href: routes.blog, label: clinic.blogName },
  { href: routes.faq, label: menuLabels.faq },
  { href: routes.testimonials, label: menuLabels.testimonials },
  { href: routes.contact, label: menuLabels.contact },
  // 22 TAC 177.2 and Health and Safety Code 181.105 require a prominent link.
  { href: `${routes.records}#licensing-board`, label: menuLabels.complaint },
]

/** Footer, last line. */
export const legalMenu: readonly MenuLink[] = [
  // 45 CFR 149.610 requires the notice to be prominent on the website.
  { href: `${routes.prices}#good-faith-estimate`, label: menuLabels.estimate },
  { href: routes.privacy, label: menuLabels.notice },
  { href: `${routes.privacy}#website-privacy`, label: menuLabels.website },
  { href: routes.records, label: menuLabels.records },
  { href: routes.terms, label: menuLabels.terms },
  { href: routes.accessibility, label: menuLabels.accessibility },
]

/** The services in the order of the menus and the overview page, each with one fact. */
export const inMenu = {
  'testosterone-replacement-therapy': {
    hue: 'hormone',
    name: 'Testosterone replacement',
    fact: `Two tests first, from ${price.testosterone.month}`,
  },
  'medical-weight-loss': {
    hue: 'weight',
    name: 'Medical weight loss',
    fact: `With or without medicine, from ${price.weightLoss.month}`,
  },
  'peptide-therapy': { hue: 'peptide', name: 'Peptide therapy', fact: 'A consultation first' },
  'functional-health-programs': {
    hue: 'functional',
    name: 'Functional health programs',
    fact: '3 to 16 weeks',
  },
  'prp-therapy': { hue: 'prp', name: 'PRP therapy', fact: 'Hair, joints, sexual health' },
  microneedling: { hue: 'prp', name: 'Microneedling', fact: '3 to 6 sessions of 30 to 45 minutes' },
  'iv-hydration-therapy': { hue: 'iv', name: 'IV hydration and NAD+', fact: '30 minutes to 4 hours' },
} as const
