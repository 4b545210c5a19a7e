import { articlePath, routes } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import type { Language } from '@/lib/site/language'

const translatedArticles: readonly string[] = [
  'low-testosterone-symptoms-men',
  'semaglutide-weight-loss-glp1',
  'trt-and-heart-health',
  'low-testosterone-symptoms-flower-mound',
]

export const language: Language = {
  code: 'es',
  tag: 'es-US',
  socialTag: 'es_US',
  listTag: 'es-US',
  decimal: '.',
  own: 'Español',
  base: '/es',
  onlyInEnglish: [
    `${routes.blog}/page/`,
    ...articleSlugs.filter(slug => !translatedArticles.includes(slug)).map(articlePath),
  ],
  inEnglish: ' (en inglés)',
}
