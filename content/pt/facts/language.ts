import { articlePath, routes } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import type { Language } from '@/lib/site/language'

export const language: Language = {
  code: 'pt',
  tag: 'pt-BR',
  socialTag: 'pt_BR',
  listTag: 'pt-BR',
  decimal: ',',
  own: 'Português',
  base: '/pt',
  onlyInEnglish: [
    routes.resources,
    routes.blog,
    `${routes.blog}/page/`,
    routes.testimonials,
    routes.terms,
    routes.accessibility,
    ...articleSlugs.map(articlePath),
  ],
  inEnglish: ' (em inglês)',
}
