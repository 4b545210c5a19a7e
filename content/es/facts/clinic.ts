import type { Translated } from '@/lib/translated'
import { clinic as english, type Person } from '../../facts/clinic'

export type { Person } from '../../facts/clinic'

// Roles name the work, not the person: the gender of the sample people is undefined.
const people: Record<'provider' | 'reviewer', Person> = {
  provider: {
    ...english.people.provider,
    role: 'Profesional de la clínica',
    practice: {
      readsLabs: 'Su profesional, línea por línea',
      experience: '17+ años de experiencia',
    },
  },
  reviewer: { ...english.people.reviewer, role: 'Responsable de la revisión médica' },
}

export function roleInText({ role, sample }: Person): string {
  return sample ? `${role.toLowerCase()} (perfil de muestra)` : role.toLowerCase()
}

export const clinic = {
  ...english,
  tagline: 'Su salud es su poder',
  description:
    'Atención hormonal, del peso y de la recuperación para hombres en Flower Mound, Highland Village, Lewisville y el área de Dallas-Fort Worth.',
  hours: [
    { ...english.hours[0], name: 'Domingo', short: 'dom' },
    { ...english.hours[1], name: 'Lunes', short: 'lun' },
    { ...english.hours[2], name: 'Martes', short: 'mar' },
    { ...english.hours[3], name: 'Miércoles', short: 'mié' },
    { ...english.hours[4], name: 'Jueves', short: 'jue' },
    { ...english.hours[5], name: 'Viernes', short: 'vie' },
    { ...english.hours[6], name: 'Sábado', short: 'sáb' },
  ],
  languages: [
    { ...english.languages[0], name: 'inglés' },
    { ...english.languages[1], name: 'español' },
    { ...english.languages[2], name: 'portugués' },
  ],
  booking: {
    firstVisit: english.booking.firstVisit,
    button: 'Reservar primera consulta',
    short: 'Reservar cita',
  },
  parking: {
    sample: english.parking.sample,
    text: 'Estacionamiento gratis frente al edificio, con espacios accesibles junto a la puerta.',
    access:
      'Entrada y baño sin escalones. Avísenos antes de su consulta si necesita ayuda para moverse o un intérprete.',
  },
  payment: {
    short: 'Pago directo, HSA o FSA si su plan lo permite.',
    accepted: 'Efectivo, tarjeta de crédito, tarjeta HSA o FSA si su plan lo permite',
  },
  people,
} as const satisfies Translated<typeof english>
