import type { Translated } from '@/lib/translated'
import type {
  articleWords as englishArticle,
  blogFilter as englishFilter,
  blogList as englishList,
} from '../../ui/blog'

export const blogFilter = {
  categories: 'Categorías de artículos',
  all: 'Todos los artículos',
  article: '{count} artículo',
  articles: '{count} artículos',
  onThisPage: '{here} de {articles} en esta página',
  chosen: '{category}: {articles}',
} as const satisfies Translated<typeof englishFilter>

export const blogList = {
  page: 'Página {number}',
  title: '{heading}, página {number}',
  more: 'Más artículos',
  pageNumber: 'Página ',
} as const satisfies Translated<typeof englishList>

export const articleWords = {
  byline: 'Por {name}, {role}. Actualizado el ',
  readTime: '{minutes} min de lectura',
  back: 'Volver a todos los artículos',
  questions: 'Preguntas',
  next: 'Siga leyendo',
  contents: 'Contenido',
  group: 'Grupo',
  treatment: 'Antes y después de {count} tratamiento',
  treatments: 'Antes y después de {count} tratamientos',
  consent: 'Solo se mostrarán fotos de pacientes que hayan dado su consentimiento por escrito.',
} as const satisfies Translated<typeof englishArticle>
