import { everyPage, type TranslationRecord } from '@/lib/editorial/translation-record'

/** No translator or reviewer has been named yet: a sample until the clinic names them. */
const translator = { name: 'Northpeak website team', sample: true }
const translatedOn = '2026-11-27'

export const record: TranslationRecord = [
  // Text of all pages, and general pages.
  {
    pages: [
      everyPage,
      '/',
      '/about',
      '/services',
      '/start',
      '/prices',
      '/contact',
      '/book-for-him',
      '/on-this-device',
      '/thank-you',
      '/thank-you-consult',
      '/thank-you-followup',
      '/search',
      '/resources',
      '/testimonials',
      '/blog',
    ],
    translator,
    translatedOn,
    review: null,
  },
  // Sign-in and account.
  {
    pages: ['/auth', '/auth/forgot', '/auth/reset', '/auth/confirm', '/account'],
    translator,
    translatedOn,
    review: null,
  },
  // Medical text, to be reviewed by a medical translator.
  {
    pages: [
      '/services/testosterone-replacement-therapy-flower-mound-tx',
      '/services/medical-weight-loss-flower-mound-tx',
      '/services/peptide-therapy-flower-mound-tx',
      '/services/functional-health-programs-flower-mound-tx',
      '/services/prp-therapy-flower-mound-tx',
      '/services/microneedling-flower-mound-tx',
      '/services/iv-hydration-therapy-flower-mound-tx',
      '/faq',
      '/faq/testosterone-replacement-therapy',
      '/faq/medical-weight-loss',
      '/faq/peptide-therapy',
      '/faq/functional-health-programs',
      '/faq/prp-therapy',
      '/faq/microneedling',
      '/faq/iv-hydration-therapy',
      '/resources/free-testosterone-calculator',
      '/blog/low-testosterone-symptoms-men',
      '/blog/semaglutide-weight-loss-glp1',
      '/blog/trt-and-heart-health',
      '/blog/erection-problems-causes-treatment',
      '/blog/low-testosterone-symptoms-flower-mound',
    ],
    translator,
    translatedOn,
    review: null,
  },
  // Legal text, to be reviewed by a lawyer or a legal translator.
  {
    pages: ['/privacy-policy', '/records-and-complaints', '/terms-of-service', '/accessibility'],
    translator,
    translatedOn,
    review: null,
  },
]
