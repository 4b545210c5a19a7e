import type { Language } from '@/lib/site/language'

export const language: Language = {
  code: 'es',
  tag: 'es-US',
  socialTag: 'es_US',
  listTag: 'es-US',
  decimal: '.',
  dayFirst: true,
  clock: 'AM and PM',
  own: 'Español',
  base: '/es',
  onlyInEnglish: [],
  articles: [
    'low-testosterone-symptoms-men',
    'semaglutide-weight-loss-glp1',
    'trt-and-heart-health',
    'low-testosterone-symptoms-flower-mound',
    'erection-problems-causes-treatment',
  ],
  inEnglish: ' (en inglés)',
  sections: { '/': 'inicio', '/blog': 'artículos' },
}
