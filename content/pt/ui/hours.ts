import type { Translated } from '@/lib/translated'
import type { hoursWords as english } from '../../ui/hours'

// Times follow a colon: “até a 1” and “até as 5” would need two forms. The 12-hour clock, as on the door.
export const hoursWords = {
  am: 'AM',
  pm: 'PM',
  span: '{from} a {to}',
  closed: 'Fechado',
  openNow: 'Aberto. Fecha: {time}',
  opensToday: 'Fechado. Abre: {time}',
  opensOn: 'Fechado. Abre: {day} {time}',
  closedInShort: 'fech.',
  table: 'Horário de atendimento (horário central)',
  zone: 'Horário central',
} as const satisfies Translated<typeof english>
