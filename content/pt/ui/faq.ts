import type { Translated } from '@/lib/translated'
import type { faqWords as english } from '../../ui/faq'

export const faqWords = {
  label: 'Buscar nestas perguntas',
  placeholder: 'plano, jejum, renovação',
  jump: 'Grupos de perguntas',
  submit: 'Buscar',
  found: '{count} perguntas têm “{query}”',
  foundOne: '1 pergunta tem “{query}”',
  near: 'Nenhuma pergunta tem “{query}” por inteiro. Estas têm uma parte.',
  nothing: 'Nenhuma pergunta tem “{query}”. Ligue e pergunte.',
} as const satisfies Translated<typeof english>
