import type { Translated } from '@/lib/translated'
import { place as english } from '../../facts/place'

export const place = {
  streetMap: {
    ...english.streetMap,
    // Must be short: the path to the door is drawn 94 px after the first letter.
    parking: 'Parking gratis',
    scale: '200 pies',
  },
  floorPlan: {
    sample: true,
    rooms: {
      waiting: 'Espera',
      desk: 'Recepción',
      consultation: 'Consulta',
      examination: 'Examen',
      supplies: 'Insumos',
      restroom: 'Baño',
      treatment: 'Tratamiento',
      office: 'Oficina',
    },
    door: 'Puerta sin escalón',
    scale: '10 pies',
  },
  visitOrder: { sample: true },
} as const satisfies Translated<typeof english>
