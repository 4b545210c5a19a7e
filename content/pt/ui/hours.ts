import type { Translated } from '@/lib/translated'
import type { hoursWords as english, exceptionNames as englishNames } from '../../ui/hours'

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
  zone: 'Horário central; pode variar em feriados',
  closedOn: 'Fechado: {day} ({name})',
  otherHoursOn: 'Aberto: {day}, {hours} ({name})',
  holidayHours: 'Horário nos feriados',
  holidayNote: 'Fechamos nestes dias, a não ser que haja um horário indicado.',
} as const satisfies Translated<typeof english>

export const exceptionNames = {
  newYear: 'Ano-Novo',
  newYearObserved: 'Ano-Novo, feriado transferido',
  martinLutherKing: 'Dia de Martin Luther King Jr.',
  presidents: 'Dia dos Presidentes',
  memorial: 'Dia da Memória',
  juneteenth: 'Dia da Emancipação',
  juneteenthObserved: 'Dia da Emancipação, feriado transferido',
  independenceObserved: 'Dia da Independência, feriado transferido',
  labor: 'Dia do Trabalho',
  columbus: 'Dia de Colombo',
  veterans: 'Dia dos Veteranos',
  thanksgiving: 'Dia de Ação de Graças',
  christmas: 'Natal',
  christmasObserved: 'Natal, feriado transferido',
} as const satisfies Translated<typeof englishNames>
