import type { Translated } from '@/lib/translated'
import type { hoursWords as english, exceptionNames as englishNames } from '../../ui/hours'

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
  zone: 'Hora del Centro; puede variar en feriados',
  closedOn: 'Cerrado el {day} ({name})',
  otherHoursOn: 'Abierto el {day}: {hours} ({name})',
  holidayHours: 'Horario en días feriados',
  holidayNote: 'Cerramos estos días, salvo que se indique un horario.',
} as const satisfies Translated<typeof english>

export const exceptionNames = {
  newYear: 'Año Nuevo',
  newYearObserved: 'Año Nuevo, feriado trasladado',
  martinLutherKing: 'Día de Martin Luther King Jr.',
  presidents: 'Día de los Presidentes',
  memorial: 'Día de los Caídos',
  juneteenth: 'Día de la Emancipación',
  juneteenthObserved: 'Día de la Emancipación, feriado trasladado',
  independenceObserved: 'Día de la Independencia, feriado trasladado',
  labor: 'Día del Trabajo',
  columbus: 'Día de Colón',
  veterans: 'Día de los Veteranos',
  thanksgiving: 'Día de Acción de Gracias',
  christmas: 'Navidad',
  christmasObserved: 'Navidad, feriado trasladado',
} as const satisfies Translated<typeof englishNames>
