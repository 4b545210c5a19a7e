import type { Translated } from '@/lib/translated'
import type {
  searchPage as englishPage,
  searchTrigger as englishTrigger,
  searchWords as englishWords,
} from '../../ui/search'

export const searchWords = {
  name: 'Busca',
  label: 'Buscar neste site',
  placeholder: 'testosterona, preço, cabelo',
  failed: 'A busca não está funcionando agora. Use o menu.',
  nothing: 'Nada encontrado para “{query}”. Tente uma palavra só ou ligue para nós.',
  result: '{count} resultado',
  results: '{count} resultados',
  kinds: { Services: 'Serviços', Articles: 'Artigos', Questions: 'Perguntas', Pages: 'Páginas' },
} as const satisfies Translated<typeof englishWords>

export const searchTrigger = {
  name: 'Buscar',
  hint: 'Buscar ({keys})',
  close: 'Fechar',
} as const satisfies Translated<typeof englishTrigger>

export const searchPage = {
  description:
    'Busque serviços, artigos, perguntas e páginas da nossa clínica de saúde masculina em Flower Mound, ou vá direto a uma seção.',
  noScript: 'A busca precisa de JavaScript. Esta lista leva a todas as seções.',
  sections: 'Seções deste site',
  sectionsHeading: 'Vá direto para',
} as const satisfies Translated<typeof englishPage>
