import type { Translated } from '@/lib/translated'
import type { common as english } from '../../ui/common'

export const common = {
  firstVisit: '{price}, {length}',
  newTab: ' (se abre en una pestaña nueva)',
  breadcrumbs: 'Ruta de navegación',
  contactUs: 'Contáctenos',
  closeMessage: 'Cerrar mensaje',
  messages: 'Mensajes',
} as const satisfies Translated<typeof english>
