import { about } from '@/content/about'
import { articles } from '@/content/articles'
import { authTexts } from '@/content/auth'
import { blog } from '@/content/blog'
import { bookForHim } from '@/content/book-for-him'
import { calculator } from '@/content/calculator'
import { contact } from '@/content/contact'
import { clinic } from '@/content/facts/clinic'
import { faq } from '@/content/faq'
import { home } from '@/content/home'
import { accessibility } from '@/content/legal/accessibility'
import { goodFaithEstimate } from '@/content/legal/good-faith-estimate'
import { hipaaNotice } from '@/content/legal/hipaa-notice'
import { recordsAndComplaints } from '@/content/legal/records-and-complaints'
import { terms } from '@/content/legal/terms-of-service'
import { websitePrivacy } from '@/content/legal/website-privacy'
import { onThisDevice } from '@/content/on-this-device'
import { overview } from '@/content/overview'
import { menuLabels, searchedWords, searchTitles, socialBadges, socialTitles } from '@/content/page-names'
import { pricesPage } from '@/content/prices'
import { resources } from '@/content/resources'
import type { TerrainName } from '@/content/schema'
import { allServices, services } from '@/content/services'
import { startPage } from '@/content/start'
import { testimonials } from '@/content/testimonials'
import { portal } from '@/content/ui/layout'
import { fill } from '@/lib/words/fill'

/** A page's facts other than its text. Routes, sitemap, search and social images are derived from them. */
export type PageEntry = {
  /** Its key in `routes`. */
  key: string
  path: `/${string}`
  /** ISO date of the last substantial change to its text, for a page that says it or is reviewed. */
  updatedOn?: string
  /** Not in the sitemap: no entry point. */
  unlisted?: true
  social: { title: string; terrain: TerrainName; badge?: string }
  /** How the site search finds the page and its sections; `words` are searched but not shown. */
  search?: readonly { title: string; text: string; words?: string; fragment?: string }[]
}

/**
 * The registry of pages. A new page needs its route in app/, its text in content/ and an entry here; then run `npm run
 * generate`. Services and articles are registered in content/services/index.ts and content/articles/index.ts.
 */
export const pages = [
  {
    key: 'home',
    path: '/',
    social: { title: clinic.tagline, terrain: 'hormone' },
    search: [
      {
        title: fill(searchTitles.guide, { title: home.guide.coverTitle }),
        text: home.guide.text,
        words: searchedWords.guide,
        fragment: 'guide',
      },
    ],
  },
  {
    key: 'about',
    path: '/about',
    updatedOn: '2026-11-26',
    social: { title: about.heading, terrain: 'functional' },
    search: [{ title: searchTitles.about, text: about.meta.description, words: searchedWords.about }],
  },
  {
    key: 'services',
    path: '/services',
    social: { title: overview.hero.title, terrain: 'hormone' },
    search: [
      {
        title: overview.hero.title,
        text: overview.meta.description,
      },
    ],
  },
  {
    key: 'start',
    path: '/start',
    social: { title: startPage.heading, terrain: 'functional' },
    search: [{ title: startPage.heading, text: startPage.meta.description, words: searchedWords.start }],
  },
  {
    key: 'prices',
    path: '/prices',
    social: { title: pricesPage.heading, terrain: 'weight' },
    search: [
      { title: searchTitles.prices, text: pricesPage.meta.description, words: searchedWords.prices },
      {
        title: menuLabels.estimate,
        text: goodFaithEstimate.notice.heading,
        words: searchedWords.estimate,
        fragment: goodFaithEstimate.id,
      },
    ],
  },
  {
    key: 'resources',
    path: '/resources',
    social: { title: resources.heading, terrain: 'weight' },
    search: [
      {
        title: searchTitles.resources,
        text: resources.meta.description,
        words: searchedWords.resources,
      },
    ],
  },
  {
    key: 'calculator',
    path: '/resources/free-testosterone-calculator',
    updatedOn: '2026-11-26',
    social: { title: calculator.heading, terrain: 'hormone', badge: socialBadges.calculator },
    search: [
      {
        title: calculator.heading,
        text: calculator.meta.description,
        words: searchedWords.calculator,
      },
    ],
  },
  {
    key: 'onThisDevice',
    path: '/on-this-device',
    social: { title: onThisDevice.heading, terrain: 'hormone' },
    search: [
      {
        title: onThisDevice.heading,
        text: onThisDevice.meta.description,
        words: searchedWords.onThisDevice,
      },
      {
        title: onThisDevice.reminders.heading,
        text: onThisDevice.reminders.text,
        words: searchedWords.reminders,
        fragment: onThisDevice.reminders.id,
      },
    ],
  },
  {
    key: 'blog',
    path: '/blog',
    social: { title: blog.heading, terrain: 'hormone', badge: socialBadges.articles },
    search: [{ title: blog.heading, text: blog.meta.description, words: searchedWords.blog }],
  },
  {
    key: 'faq',
    path: '/faq',
    updatedOn: '2026-11-26',
    social: { title: faq.heading, terrain: 'peptide' },
    search: [{ title: faq.heading, text: faq.meta.description, words: searchedWords.faq }],
  },
  {
    key: 'testimonials',
    path: '/testimonials',
    social: { title: testimonials.heading, terrain: 'functional' },
    search: [
      {
        title: searchTitles.testimonials,
        text: testimonials.meta.description,
        words: searchedWords.testimonials,
      },
    ],
  },
  {
    key: 'contact',
    path: '/contact',
    social: { title: contact.meta.title, terrain: 'iv' },
    search: [
      {
        title: searchTitles.contact,
        text: contact.meta.description,
        words: `${searchedWords.contact} ${clinic.communities.join(' ')}`,
      },
    ],
  },
  {
    key: 'bookForHim',
    path: '/book-for-him',
    social: { title: bookForHim.heading, terrain: 'functional' },
    search: [
      { title: searchTitles.bookForHim, text: bookForHim.meta.description, words: searchedWords.bookForHim },
    ],
  },
  {
    key: 'privacy',
    path: '/privacy-policy',
    social: { title: hipaaNotice.heading, terrain: 'prp' },
    search: [
      { title: searchTitles.notice, text: hipaaNotice.meta.description, words: searchedWords.notice },
      {
        title: websitePrivacy.section.heading,
        text: websitePrivacy.section.paragraphs[0] ?? '',
        words: searchedWords.website,
        fragment: websitePrivacy.section.id,
      },
    ],
  },
  {
    key: 'records',
    path: '/records-and-complaints',
    social: { title: recordsAndComplaints.heading, terrain: 'prp' },
    search: [
      {
        title: recordsAndComplaints.heading,
        text: recordsAndComplaints.meta.description,
        words: searchedWords.records,
      },
      {
        title: menuLabels.complaint,
        text: recordsAndComplaints.meta.description,
        words: searchedWords.complaint,
        fragment: 'licensing-board',
      },
    ],
  },
  {
    key: 'terms',
    path: '/terms-of-service',
    social: { title: terms.heading, terrain: 'prp' },
    search: [{ title: terms.heading, text: terms.meta.description, words: searchedWords.terms }],
  },
  {
    key: 'accessibility',
    path: '/accessibility',
    social: { title: accessibility.heading, terrain: 'prp' },
    search: [{ title: searchTitles.accessibility, text: accessibility.meta.description }],
  },
  {
    key: 'auth',
    path: '/auth',
    unlisted: true,
    social: { title: socialTitles.auth, terrain: 'prp' },
    search: [
      {
        title: portal.label,
        text: portal.text,
        words: searchedWords.portal,
        fragment: 'portal',
      },
      {
        title: searchTitles.auth,
        text: `${authTexts.account} ${authTexts.accountHolds}`,
        words: searchedWords.auth,
      },
    ],
  },
  // Decision 45: the first thank-you page may be indexed, but is in no sitemap, menu or search.
  {
    key: 'thankYou',
    path: '/thank-you',
    unlisted: true,
    social: { title: socialTitles.booked, terrain: 'functional' },
  },
  {
    key: 'thankYouConsult',
    path: '/thank-you-consult',
    unlisted: true,
    social: { title: socialTitles.booked, terrain: 'functional' },
  },
  {
    key: 'thankYouFollowup',
    path: '/thank-you-followup',
    unlisted: true,
    social: { title: socialTitles.followUpBooked, terrain: 'functional' },
  },
  { key: 'search', path: '/search', unlisted: true, social: { title: socialTitles.search, terrain: 'prp' } },
  {
    key: 'authForgot',
    path: '/auth/forgot',
    unlisted: true,
    social: { title: socialTitles.authForgot, terrain: 'prp' },
  },
  {
    key: 'authReset',
    path: '/auth/reset',
    unlisted: true,
    social: { title: socialTitles.authReset, terrain: 'prp' },
  },
  {
    key: 'authConfirm',
    path: '/auth/confirm',
    unlisted: true,
    social: { title: socialTitles.authConfirm, terrain: 'prp' },
  },
  {
    key: 'account',
    path: '/account',
    unlisted: true,
    social: { title: socialTitles.account, terrain: 'prp' },
  },
] as const satisfies readonly PageEntry[]

export { allServices, articles, services }
