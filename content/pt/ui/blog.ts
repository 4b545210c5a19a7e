import type { Translated } from '@/lib/translated'
import type {
  articleWords as englishArticle,
  blogFilter as englishFilter,
  blogList as englishList,
} from '../../ui/blog'

export const blogFilter = {
  categories: 'Categorias de artigos',
  all: 'Todos os artigos',
  article: '{count} artigo',
  articles: '{count} artigos',
  onThisPage: '{here} de {articles} nesta página',
  chosen: '{category}: {articles}',
} as const satisfies Translated<typeof englishFilter>

export const blogList = {
  page: 'Página {number}',
  title: '{heading}, página {number}',
  more: 'Mais artigos',
  pageNumber: 'Página ',
} as const satisfies Translated<typeof englishList>

export const articleWords = {
  byline: 'Por {name}, {role}. Atualizado em ',
  readTime: '{minutes} min de leitura',
  back: 'Voltar a todos os artigos',
  questions: 'Perguntas',
  next: 'Leia a seguir',
  contents: 'Conteúdo',
  group: 'Grupo',
  treatment: 'Antes e depois de {count} sessão',
  treatments: 'Antes e depois de {count} sessões',
  consent: 'Fotos de pacientes só serão mostradas com consentimento por escrito.',
} as const satisfies Translated<typeof englishArticle>
