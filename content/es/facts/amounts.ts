import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { usd } from '@/lib/money'
import type { Translated } from '@/lib/translated'
import { amounts, prices as english, type price as englishPrice, type Prices } from '../../facts/amounts'

export { amounts, type Prices } from '../../facts/amounts'

export const price = {
  firstVisit: usd(amounts.firstVisit),
  firstVisitBefore: usd(amounts.firstVisitBefore),
  testosterone: {
    month: `${usd(amounts.testosterone)}/mes`,
    aMonth: `${usd(amounts.testosterone)} al mes`,
  },
  weightLoss: { month: `${usd(amounts.weightLoss)}/mes`, aMonth: `${usd(amounts.weightLoss)} al mes` },
} as const satisfies Translated<typeof englishPrice>

export const quoted = 'Cotizado por escrito antes de que decida.'
export const quotedInText = 'cotizado por escrito antes de que decida'

export const prices: Prices = {
  asOf: english.asOf,
  items: [
    {
      key: 'discovery',
      name: 'Discovery Experience inicial',
      dollars: amounts.firstVisit,
      unit: 'visit',
      price: price.firstVisit,
      originalPrice: price.firstVisitBefore,
      highlight: false,
      features: [
        `Una primera consulta ${policy.firstVisit}`,
        `Revisión de su historia clínica y de los análisis de los últimos ${policy.labsFromLast}`,
        'Lectura de los análisis que se pidan en ella',
        'Un plan por escrito',
      ],
      excludes: ['Cargos de laboratorio', 'Medicamentos y procedimientos'],
      terms: [
        'Un solo pago. No se inscribe en ningún programa.',
        careTerms.lateCancellation.text,
        careTerms.refunds.text,
      ],
    },
    {
      key: 'testosterone',
      name: 'TRT mensual',
      dollars: amounts.testosterone,
      unit: 'month',
      price: `desde ${price.testosterone.month}`,
      badge: 'El más popular',
      highlight: true,
      features: [
        'Consultas de seguimiento y mensajes',
        'Su plan y la revisión de los análisis de seguimiento',
        'Testosterona en inyección o crema, cuando se receta. La crema es un medicamento compuesto (preparado por una farmacia) y no está aprobada por la FDA, la Administración de Alimentos y Medicamentos.',
      ],
      excludes: [`La primera consulta (${price.firstVisit})`, 'Cargos de laboratorio'],
      terms: [careTerms.minimumTerm.text, careTerms.notice.text, careTerms.refunds.text],
    },
    {
      key: 'weight-loss',
      name: 'Programa de pérdida de peso',
      dollars: amounts.weightLoss,
      unit: 'month',
      price: `desde ${price.weightLoss.month}`,
      highlight: false,
      features: [
        'Consultas de seguimiento y mensajes',
        'Su plan de alimentación y ejercicio de fuerza, y la revisión de sus análisis',
        'La receta, cuando un medicamento es adecuado',
      ],
      excludes: [
        `La primera consulta (${price.firstVisit})`,
        'Cargos de laboratorio',
        'El medicamento. Es un producto aprobado por la FDA que su propia farmacia le surte y le cobra.',
      ],
      terms: [careTerms.minimumTerm.text, careTerms.notice.text, careTerms.refunds.text],
    },
  ],
}
