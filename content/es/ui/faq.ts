import type { Translated } from '@/lib/translated'
import type { faqWords as english } from '../../ui/faq'

export const faqWords = {
  label: 'Buscar en estas preguntas',
  placeholder: 'seguro, ayunas, resurtido',
  jump: 'Grupos de preguntas',
  submit: 'Buscar',
  found: '{count} preguntas contienen “{query}”',
  foundOne: '1 pregunta contiene “{query}”',
  near: 'Ninguna pregunta contiene todo “{query}”. Estas contienen una parte.',
  nothing: 'Ninguna pregunta contiene “{query}”. Llámenos y pregunte.',
} as const satisfies Translated<typeof english>
