// Written by `npm run generate` from content/site.ts. Do not edit.

export const servicePaths = {
  'testosterone-replacement-therapy': '/services/testosterone-replacement-therapy-flower-mound-tx',
  'medical-weight-loss': '/services/medical-weight-loss-flower-mound-tx',
  'peptide-therapy': '/services/peptide-therapy-flower-mound-tx',
  'functional-health-programs': '/services/functional-health-programs-flower-mound-tx',
  'prp-therapy': '/services/prp-therapy-flower-mound-tx',
  microneedling: '/services/microneedling-flower-mound-tx',
  'iv-hydration-therapy': '/services/iv-hydration-therapy-flower-mound-tx',
} as const

export const filmPaths = [
  // Services with a part of kind 'video'. The comment keeps the formatter from joining the lines.
  '/services/microneedling-flower-mound-tx',
] as const

export const serviceKeys = [
  'testosterone-replacement-therapy',
  'medical-weight-loss',
  'peptide-therapy',
  'functional-health-programs',
  'prp-therapy',
  'microneedling',
  'iv-hydration-therapy',
] as const

export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  start: '/start',
  prices: '/prices',
  resources: '/resources',
  calculator: '/resources/free-testosterone-calculator',
  onThisDevice: '/on-this-device',
  blog: '/blog',
  faq: '/faq',
  testimonials: '/testimonials',
  contact: '/contact',
  bookForHim: '/book-for-him',
  privacy: '/privacy-policy',
  records: '/records-and-complaints',
  terms: '/terms-of-service',
  accessibility: '/accessibility',
  auth: '/auth',
  thankYou: '/thank-you',
  thankYouConsult: '/thank-you-consult',
  thankYouFollowup: '/thank-you-followup',
  search: '/search',
  authForgot: '/auth/forgot',
  authReset: '/auth/reset',
  authConfirm: '/auth/confirm',
  account: '/account',
} as const
