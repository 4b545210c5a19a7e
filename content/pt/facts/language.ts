import type { Language } from '../../facts/language'
import { articlePath, routes } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'

export const language: Language = {
  code: 'pt',
  tag: 'pt-BR',
  socialTag: 'pt_BR',
  listTag: 'pt-BR',
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
