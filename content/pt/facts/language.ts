import { routes } from '@/lib/routes'
import type { Language } from '@/lib/site/language'

export const language: Language = {
  code: 'pt',
  tag: 'pt-BR',
  socialTag: 'pt_BR',
  listTag: 'pt-BR',
  decimal: ',',
  dayFirst: true,
  clock: 'hours of the day',
  own: 'Português',
  base: '/pt',
  onlyInEnglish: [routes.resources, routes.blog, routes.testimonials, routes.terms, routes.accessibility],
  articles: [],
  inEnglish: ' (em inglês)',
  sections: { '/': 'início' },
}
