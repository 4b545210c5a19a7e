import { helpLines } from '@/content/facts/help-lines'
import type { Translated } from '@/lib/translated'
import type {
  weightChart as englishChart,
  checklistWords as englishChecklist,
  serviceContents as englishContents,
  costWords as englishCost,
  serviceWords as englishService,
  sessions as englishSessions,
} from '../../ui/service'

export const serviceWords = {
  related: 'Servicios relacionados',
  notFor: 'Para quién no es',
  brand: 'También conocido como {name}',
  moreQuestions: 'Más preguntas',
  inWords: 'Los {count} puntos, en palabras',
  seekHelp: helpLines.box,
} as const satisfies Translated<typeof englishService>

export const serviceContents = {
  label: 'En esta página',
  sections: {
    price: 'Costo',
    fit: '¿Es para mí?',
    benefit: 'Beneficio',
    risk: 'Riesgos',
    trials: 'Ensayos',
    steps: 'Pasos',
    questions: 'Preguntas',
  },
} as const satisfies Translated<typeof englishContents>

export const costWords = {
  heading: 'Cuánto cuesta',
  from: 'Desde',
  month: 'al mes, después de una primera consulta de {price}',
  covers: 'Una cotización cubre',
  dependsOn: 'Depende de',
  terms: 'Condiciones',
  all: 'Todos los precios y condiciones',
} as const satisfies Translated<typeof englishCost>

export const checklistWords = {
  unsure: '¿No está seguro? ¿Por dónde empiezo?',
} as const satisfies Translated<typeof englishChecklist>

export const sessions = {
  after: 'Después de {count}',
  treatment: ' tratamiento',
  treatments: ' tratamientos',
  condition: 'Afección',
  consent:
    'Por número de tratamientos. Cada contorno es el lugar de un par de fotos. Solo se mostrarán fotos de pacientes que hayan dado su consentimiento por escrito.',
  planned: 'lugar para fotos',
  shown: 'fotos abajo',
  label: '{condition}, antes y después',
} as const satisfies Translated<typeof englishSessions>

export const weightChart = {
  caption: 'Pérdida de peso promedio en porcentaje, productos aprobados por la FDA con dieta y actividad',
  columns: ['Medicamento y ensayo', 'Gráfico', 'Medicamento', 'Placebo'],
  placebo: 'placebo {percent}%',
  note: 'Son promedios; los resultados varían de un hombre a otro.',
} as const satisfies Translated<typeof englishChart>
