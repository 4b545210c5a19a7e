import type { Translated } from '@/lib/translated'
import type { hoursWords as english } from '../../ui/hours'

// Times follow a colon: “a la 1” and “a las 9” would need two forms.
export const hoursWords = {
  am: 'a.\u00a0m.',
  pm: 'p.\u00a0m.',
  span: '{from} a {to}',
  closed: 'Cerrado',
  openNow: 'Abierto. Cierra: {time}',
  opensToday: 'Cerrado. Abre: {time}',
  opensOn: 'Cerrado. Abre: {day} {time}',
  closedInShort: 'cerrado',
  table: 'Horario de la clínica, hora del Centro',
  zone: 'Hora del Centro',
} as const satisfies Translated<typeof english>
