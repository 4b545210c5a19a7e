/** When the words of a page last changed in a way that matters; sitemap and feeds read it. Articles and services carry their own. */
export const pageDates = {
  '/': '2026-11-23',
  '/about': '2026-11-23',
  '/services': '2026-11-23',
  '/resources': '2026-11-16',
  '/resources/free-testosterone-calculator': '2026-11-24',
  '/blog': '2026-11-22',
  '/faq': '2026-11-23',
  '/contact': '2026-11-23',
  '/testimonials': '2026-11-23',
  '/thank-you': '2026-11-16',
  '/privacy-policy': '2026-11-23',
  '/terms-of-service': '2026-11-16',
  '/accessibility': '2026-11-16',
} as const
