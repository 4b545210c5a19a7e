import type { Translated } from '@/lib/translated'
import type { common as english } from '../../ui/common'

export const common = {
  firstVisit: '{price}, {length}',
  newTab: ' (abre em uma nova aba)',
  breadcrumbs: 'Caminho da página',
  contactUs: 'Fale conosco',
  closeMessage: 'Fechar mensagem',
  messages: 'Mensagens',
} as const satisfies Translated<typeof english>
