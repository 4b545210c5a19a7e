import type { Translated } from '@/lib/translated'
import { place as english } from '../../facts/place'

export const place = {
  streetMap: {
    ...english.streetMap,
    // Must be short: the path to the door is drawn 94 px after the first letter.
    parking: 'Vagas grátis',
    scale: '200 pés',
  },
  floorPlan: {
    sample: true,
    rooms: {
      waiting: 'Espera',
      desk: 'Recepção',
      consultation: 'Consulta',
      examination: 'Exame',
      supplies: 'Materiais',
      restroom: 'Banheiro',
      treatment: 'Tratamento',
      office: 'Escritório',
    },
    door: 'Porta sem degrau',
    scale: '10 pés',
  },
  visitOrder: { sample: true },
} as const satisfies Translated<typeof english>
