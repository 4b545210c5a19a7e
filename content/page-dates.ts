/** When the words of a page last changed in a way that matters; sitemap and feeds read it. Articles and services carry their own. */
export const pageDates = {
  '/': '2026-11-24',
  '/about': '2026-11-24',
  '/services': '2026-11-24',
  '/resources': '2026-11-16',
  '/resources/free-testosterone-calculator': '2026-11-23',
  '/blog': '2026-11-24',
  '/faq': '2026-11-24',
  '/contact': '2026-11-24',
  '/testimonials': '2026-11-24',
  '/thank-you': '2026-11-24',
  '/privacy-policy': '2026-11-24',
  '/terms-of-service': '2026-11-24',
  '/accessibility': '2026-11-16',
} as const
