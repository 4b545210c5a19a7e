/**
 * Every address of the site, once. Navigation, breadcrumbs, sitemap and internal links read from here;
 * a link to anything else fails `npm run check`.
 */
export const servicePaths = {
  'testosterone-replacement-therapy': '/services/testosterone-replacement-therapy-flower-mound-tx',
  'medical-weight-loss': '/services/medical-weight-loss-flower-mound-tx',
  'peptide-therapy': '/services/peptide-therapy-flower-mound-tx',
  'functional-health-programs': '/services/functional-health-programs-flower-mound-tx',
  'prp-therapy': '/services/prp-therapy-flower-mound-tx',
  microneedling: '/services/microneedling-flower-mound-tx',
  'iv-hydration-therapy': '/services/iv-hydration-therapy-flower-mound-tx',
} as const

export const routes = {
  home: '/',
  auth: '/auth',
  authForgot: '/auth/forgot',
  authConfirm: '/auth/confirm',
  authReset: '/auth/reset',
  account: '/account',
  about: '/about',
  services: '/services',
  resources: '/resources',
  calculator: '/resources/free-testosterone-calculator',
  blog: '/blog',
  faq: '/faq',
  contact: '/contact',
  testimonials: '/testimonials',
  thankYou: '/thank-you',
  thankYouConsult: '/thank-you-consult',
  thankYouFollowup: '/thank-you-followup',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  accessibility: '/accessibility',
  search: '/search',
} as const

/** The reviews for pages that admit no outside script. Never linked to. */
export const reviewsFramePath = '/reviews-frame.html'

/** In the order of decision 15: listing, featured block, call-to-action variant and feeds follow it. */
export const articleSlugs = [
  'low-testosterone-symptoms-men',
  'semaglutide-weight-loss-glp1',
  'peptides-for-men-energy-recovery',
  'gut-health-hormones-connection',
  'trt-myths-debunked',
  'prp-hair-restoration-men',
  'gut-health-hormones-men',
  'medical-weight-loss-vs-diets',
  'peptides-for-sleep-recovery',
  'prp-for-men-hair-sexual-wellness',
  'microneedling-prp-vs-exosomes',
  'trt-and-heart-health',
  'functional-medicine-explained',
  'low-testosterone-symptoms-flower-mound',
] as const
export type ArticleSlug = (typeof articleSlugs)[number]

export function articlePath(slug: ArticleSlug): string {
  return `${routes.blog}/${slug}`
}

/** The listing itself is its first page. */
export function listingPath(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/page/${page}`
}

/** True for the shape of such an address; how many pages there are changes with the articles. */
export function isListingPage(path: string): boolean {
  return /^\/blog\/page\/\d+$/.test(path)
}

const known = new Set<string>([
  ...Object.values(routes),
  ...Object.values(servicePaths),
  ...articleSlugs.map(articlePath),
])

/** True for an address on this site, with or without a fragment. */
export function isRoute(href: string): boolean {
  return known.has(href.split('#')[0] ?? '')
}
