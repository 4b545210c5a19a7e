import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { type Category, categories } from '@/content/schema'
import type { Choice } from '@/lib/articles/listing'
import type { Translated } from '@/lib/translated'
import type { blog as english, closings as englishClosings } from '../blog'

export const blog = {
  meta: {
    title: `${clinic.blogName}: artigos de saúde masculina`,
    description:
      'Artigos sobre testosterona, peso, peptídeos, intestino, cabelo e pele para homens, cada um com os estudos, o que não se sabe e quando ir ao médico.',
  },
  heading: clinic.blogName,
  lead: 'Artigos com os estudos ao lado: o que foi encontrado, em quem, e o que ainda não se sabe.',
  subtitle: 'O que se sabe, o que ainda não se sabe e as fontes',
  all: 'Todos os artigos',
  empty: 'Nenhum artigo encontrado nesta categoria.',
  closing: {
    heading: 'Prefere conversar?',
    text: `A primeira consulta dura ${policy.firstVisit}. Traga o artigo que deixou você com dúvidas.`,
  },
} as const satisfies Translated<typeof english>

export const categoryLabels: Record<Category, string> = {
  hormone: 'Otimização hormonal',
  'weight-loss': 'Emagrecimento médico',
  peptide: 'Terapia com peptídeos',
  functional: 'Medicina funcional',
  prp: 'PRP e estética',
}

export const filterLabels: readonly { value: Choice; label: string }[] = [
  { value: 'all', label: blog.all },
  ...categories.map(value => ({ value, label: categoryLabels[value] })),
]

export const closings = {
  1: {
    heading: 'Vamos conversar',
    text: 'Traga as suas perguntas e o laudo dos seus exames para uma primeira consulta.',
    contact: 'Fale conosco',
  },
  2: {
    heading: 'O próximo passo',
    text: 'Cada página de serviço diz para quem ele pode servir e quais riscos tem.',
    contact: 'Converse conosco',
  },
  3: {
    heading: 'Ficou com alguma dúvida?',
    text: `Escreva ou ligue. As respostas chegam em até ${policy.answer}.`,
    contact: 'Escreva para nós',
  },
} as const satisfies Translated<typeof englishClosings>
