import { about } from '@/content/about'
import { articles } from '@/content/articles'
import { authTexts } from '@/content/auth'
import { blog } from '@/content/blog'
import { calculator } from '@/content/calculator'
import { contact } from '@/content/contact'
import { clinic } from '@/content/facts/clinic'
import { faq } from '@/content/faq'
import { home } from '@/content/home'
import { accessibility } from '@/content/legal/accessibility'
import { complaintNotice } from '@/content/legal/complaint-notice'
import { hipaaNotice } from '@/content/legal/hipaa-notice'
import { terms } from '@/content/legal/terms'
import { websitePrivacy } from '@/content/legal/website-privacy'
import { overview } from '@/content/overview'
import { pricesPage } from '@/content/prices'
import { resources } from '@/content/resources'
import type { TerrainName } from '@/content/schema'
import { services } from '@/content/services'
import { testimonials } from '@/content/testimonials'

/** What the site knows of a page besides its words. Routes, menus, sitemap, search and social images follow from it. */
export type PageEntry = {
  /** Its name in `routes`. */
  key: string
  path: `/${string}`
  /** ISO day on which its words last changed in a way that matters. A page without one is not in the sitemap. */
  updatedOn?: string
  /** Its links in the menus, in the order of this registry: header, Quick Links of the footer, last line of the footer. */
  menus?: readonly { label: string; in: readonly ('header' | 'footer' | 'legal')[]; fragment?: string }[]
  social: { title: string; terrain: TerrainName; badge?: string }
  /** How the site search finds it and its parts; `words` are searched and not shown. */
  search?: readonly { title: string; text: string; words?: string; fragment?: string }[]
}

/**
 * The one registry of pages. A new page is its route in app/, its words in content/ and an entry here. Services and
 * articles register in content/services/index.ts and content/articles/index.ts. Then `npm run generate`.
 */
export const pages = [
  {
    key: 'home',
    path: '/',
    updatedOn: '2026-11-24',
    social: { title: clinic.tagline, terrain: 'hormone' },
    search: [
      {
        title: `Free guide: ${home.guide.coverTitle}`,
        text: home.guide.text,
        words: 'download',
        fragment: 'guide',
      },
    ],
  },
  {
    key: 'about',
    path: '/about',
    updatedOn: '2026-11-24',
    menus: [{ label: 'About', in: ['header', 'footer'] }],
    social: { title: about.heading, terrain: 'functional' },
    search: [{ title: 'About the clinic', text: about.meta.description, words: 'provider doctor' }],
  },
  {
    key: 'services',
    path: '/services',
    updatedOn: '2026-11-24',
    menus: [{ label: 'Services', in: ['footer'] }],
    social: { title: overview.hero.title, terrain: 'hormone' },
    search: [
      {
        title: overview.hero.title,
        text: overview.meta.description,
      },
    ],
  },
  {
    key: 'prices',
    path: '/prices',
    updatedOn: '2026-11-24',
    menus: [{ label: 'Prices', in: ['header', 'footer'] }],
    social: { title: pricesPage.heading, terrain: 'weight' },
    search: [
      { title: 'Prices and terms', text: pricesPage.meta.description, words: 'price cost pay fee refund' },
    ],
  },
  {
    key: 'resources',
    path: '/resources',
    updatedOn: '2026-11-16',
    menus: [{ label: 'Resources', in: ['header', 'footer'] }],
    social: { title: resources.heading, terrain: 'weight' },
    search: [
      {
        title: 'Patient resources',
        text: resources.meta.description,
        words: 'portal supplements dispensary',
      },
    ],
  },
  {
    key: 'calculator',
    path: '/resources/free-testosterone-calculator',
    updatedOn: '2026-11-24',
    menus: [{ label: 'Free testosterone calculator', in: ['footer'] }],
    social: { title: calculator.heading, terrain: 'hormone', badge: 'Calculator' },
    search: [
      {
        title: calculator.heading,
        text: calculator.meta.description,
        words: 'free T SHBG albumin calc',
      },
    ],
  },
  {
    key: 'blog',
    path: '/blog',
    updatedOn: '2026-11-24',
    menus: [{ label: clinic.blogName, in: ['header', 'footer'] }],
    social: { title: blog.heading, terrain: 'hormone', badge: 'Articles' },
    search: [{ title: blog.heading, text: blog.meta.description, words: 'articles blog insights' }],
  },
  {
    key: 'faq',
    path: '/faq',
    updatedOn: '2026-11-24',
    menus: [{ label: 'FAQ', in: ['header', 'footer'] }],
    social: { title: faq.heading, terrain: 'peptide' },
    search: [{ title: faq.heading, text: faq.meta.description, words: 'faq questions answers' }],
  },
  {
    key: 'testimonials',
    path: '/testimonials',
    updatedOn: '2026-11-24',
    menus: [{ label: 'Testimonials', in: ['footer'] }],
    social: { title: testimonials.heading, terrain: 'functional' },
    search: [
      {
        title: 'Patient reviews',
        text: testimonials.meta.description,
        words: 'testimonials reviews rating',
      },
    ],
  },
  {
    key: 'contact',
    path: '/contact',
    updatedOn: '2026-11-24',
    menus: [{ label: 'Contact', in: ['header', 'footer'] }],
    social: { title: contact.meta.title, terrain: 'iv' },
    search: [
      {
        title: 'Contact, hours and directions',
        text: contact.meta.description,
        words: `phone fax email address location map ${clinic.communities.join(' ')}`,
      },
    ],
  },
  {
    key: 'privacy',
    path: '/privacy-policy',
    updatedOn: '2026-11-24',
    menus: [
      { label: 'Notice of Privacy Practices', in: ['legal'] },
      { label: 'Website privacy', in: ['legal'], fragment: websitePrivacy.section.id },
      // 22 TAC 177.2 asks for a link that is shown prominently.
      { label: 'How to file a complaint', in: ['footer'], fragment: complaintNotice.section.id },
    ],
    social: { title: hipaaNotice.heading, terrain: 'prp' },
    search: [
      { title: 'Notice of Privacy Practices (HIPAA)', text: hipaaNotice.meta.description, words: 'HIPAA' },
      {
        title: complaintNotice.section.heading,
        text: complaintNotice.section.paragraphs[0] ?? '',
        words: 'Texas Medical Board complaint queja',
        fragment: complaintNotice.section.id,
      },
      {
        title: websitePrivacy.section.heading,
        text: websitePrivacy.section.paragraphs[0] ?? '',
        words: 'cookies tracking IP address logs',
        fragment: websitePrivacy.section.id,
      },
    ],
  },
  {
    key: 'terms',
    path: '/terms-of-service',
    updatedOn: '2026-11-24',
    menus: [{ label: 'Terms of Service', in: ['legal'] }],
    social: { title: terms.heading, terrain: 'prp' },
    search: [
      { title: terms.heading, text: terms.meta.description, words: 'refund cancel notice minimum term age' },
    ],
  },
  {
    key: 'accessibility',
    path: '/accessibility',
    updatedOn: '2026-11-16',
    menus: [{ label: 'Accessibility', in: ['legal'] }],
    social: { title: accessibility.heading, terrain: 'prp' },
    search: [{ title: 'Accessibility statement', text: accessibility.meta.description }],
  },
  {
    key: 'auth',
    path: '/auth',
    social: { title: 'Sign in', terrain: 'prp' },
    search: [
      {
        title: 'Sign in to your website account',
        text: authTexts.account,
        words: 'login password create',
      },
    ],
  },
  // Decision 45: the first thank-you page may be indexed, but no sitemap, menu or search leads to it.
  { key: 'thankYou', path: '/thank-you', social: { title: 'You are booked', terrain: 'functional' } },
  {
    key: 'thankYouConsult',
    path: '/thank-you-consult',
    social: { title: 'You are booked', terrain: 'functional' },
  },
  {
    key: 'thankYouFollowup',
    path: '/thank-you-followup',
    social: { title: 'Your follow-up is booked', terrain: 'functional' },
  },
  { key: 'search', path: '/search', social: { title: 'Search', terrain: 'prp' } },
  { key: 'authForgot', path: '/auth/forgot', social: { title: 'Forgotten password', terrain: 'prp' } },
  { key: 'authReset', path: '/auth/reset', social: { title: 'Choose a new password', terrain: 'prp' } },
  { key: 'authConfirm', path: '/auth/confirm', social: { title: 'Confirm your address', terrain: 'prp' } },
  { key: 'account', path: '/account', social: { title: 'Your website account', terrain: 'prp' } },
] as const satisfies readonly PageEntry[]

export { articles, services }
