import type { Translated } from '@/lib/translated'
import type { telehealth as english } from '../../facts/telehealth'

export const telehealth = {
  open: 'La telesalud está disponible para todo paciente que esté en Texas en el momento de la consulta.',
  inPerson: 'Su primera consulta de testosterona y todos los procedimientos son en persona.',
} as const satisfies Translated<typeof english>
