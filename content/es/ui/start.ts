import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { articlePath, routes, servicePaths } from '@/lib/routes'
import type { Translated } from '@/lib/translated'
import type { start as english } from '../../ui/start'

const symptoms = articlePath('low-testosterone-symptoms-men')

export const start = {
  heading: '¿Por dónde empiezo?',
  lead: 'Con tres toques llega a una página para leer y a un paso por dar.',
  alarm: [
    {
      text: `Dolor en el pecho o debilidad repentina: ${helpLines.emergency}.`,
      number: helpLines.numbers.emergency,
    },
    { text: `Pensamientos de hacerse daño: ${helpLines.crisis}.`, number: helpLines.numbers.crisis },
  ],
  note: 'No es una prueba ni un diagnóstico. Nada de lo que toque sale de esta página, y no se guarda nada.',
  questions: {
    symptom: {
      title: '¿Qué le molesta más?',
      options: {
        desire: 'El deseo o las erecciones',
        energy: 'Cansancio, desánimo o debilidad',
        weight: 'El peso que no baja',
        skin: 'Cabello, piel o cicatrices',
        other: 'Otra cosa',
      },
    },
    blood: {
      title: `¿Le han sacado sangre en los últimos ${policy.labsFromLast}?`,
      options: {
        results: 'Sí, tengo los resultados',
        drawn: 'Sí, pero no los tengo',
        none: 'No',
      },
    },
    place: {
      title: '¿Cómo le gustaría venir?',
      options: {
        clinic: 'En Flower Mound',
        video: 'Por video, en Texas',
        unsure: 'Aún no lo sé',
      },
    },
  },
  repeated: {
    results: 'Resultados a la mano',
    drawn: 'Resultados en otro consultorio',
    none: 'Sin análisis de sangre reciente',
  },
  readFirst: 'Lea primero: {title}',
  readings: {
    desire: {
      title: 'qué síntomas cuentan',
      why: 'De todos los síntomas, los cambios en el deseo y las erecciones son los que más se relacionan con la testosterona baja. También tienen otras causas; por eso, dos análisis de sangre por la mañana van antes de cualquier tratamiento.',
      links: [
        { href: symptoms, text: 'Los síntomas que cuentan, y los demás' },
        { href: servicePaths['testosterone-replacement-therapy'], text: 'Terapia con testosterona' },
      ],
      bring: 'Su lista de medicamentos, y cuándo empezó el cambio',
    },
    energy: {
      title: 'qué puede significar el cansancio',
      why: 'Además de la testosterona, conviene revisar el sueño, el ánimo, la tiroides, el hierro y el hemograma. En un ensayo grande con hombres mayores, la testosterona no mejoró de forma significativa la vitalidad.',
      links: [
        { href: `${symptoms}#other`, text: 'El cansancio y sus otras causas' },
        { href: servicePaths['functional-health-programs'], text: 'Programas de 3 a 16 semanas' },
      ],
      bring: 'Su lista de medicamentos, y cómo duerme',
    },
    weight: {
      title: 'qué muestran los ensayos',
      why: 'Primero van la alimentación, el ejercicio de fuerza y el seguimiento, y se agrega un medicamento cuando es adecuado. La página dice qué puede lograr cada cosa y qué pasa después de dejar un medicamento.',
      links: [
        { href: servicePaths['medical-weight-loss'], text: 'Pérdida de peso médica' },
        { href: articlePath('medical-weight-loss-vs-diets'), text: 'Pérdida de peso médica o una dieta' },
      ],
      bring: 'Su lista de medicamentos, y lo que ya ha probado',
    },
    skin: {
      title: 'PRP o microagujas',
      why: 'Si el cabello se le está haciendo ralo, empiece por el PRP, que es un uso no aprobado por la FDA (“off-label”). Para las cicatrices y la piel, empiece por las microagujas.',
      links: [
        { href: servicePaths['prp-therapy'], text: 'Terapia con PRP' },
        { href: servicePaths.microneedling, text: 'Microagujas' },
      ],
      bring: 'Su lista de medicamentos, sobre todo los anticoagulantes',
    },
    other: {
      title: 'qué pasa en una primera consulta',
      why: 'No tiene que saber qué servicio necesita. Diga qué le molesta, y el profesional de la salud le dice qué es adecuado y qué no.',
      links: [
        { href: routes.about, text: 'La clínica y su primera consulta' },
        { href: routes.faq, text: 'Lo que los hombres preguntan antes de venir' },
      ],
      bring: 'Su lista de medicamentos, y sus preguntas',
    },
  },
  rows: { visit: 'Primera consulta', blood: 'Sangre', bring: 'Traiga' },
  visit: {
    clinic: 'En Flower Mound.',
    video: 'Por video, cuando esté en Texas en el momento de la consulta.',
    unsure: 'En Flower Mound, o por video en Texas. Puede decidirlo al reservar.',
  },
  inPerson: {
    testosterone: 'La primera consulta de testosterona es en persona.',
    procedure: 'El procedimiento en sí es en persona.',
    both: telehealth.inPerson,
  },
  blood: {
    bring: `Traiga sus resultados de los últimos ${policy.labsFromLast}.`,
    ask: 'Pida una copia en el consultorio que ordenó el análisis.',
    'two-mornings':
      'No tiene que hacer nada antes. Para la testosterona se necesitan dos análisis temprano por la mañana en días distintos; los ordenamos si tienen sentido.',
    order: 'No tiene que hacer nada antes. Ordenamos los análisis que falten.',
    'none-needed':
      'No tiene que hacer nada antes. Para el PRP, la sangre se saca durante el mismo tratamiento.',
  },
  step: 'Pregunta {number} de {count}. ',
  next: 'Siguiente pregunta',
  finish: 'Ver por dónde empezar',
  back: 'Atrás',
  again: 'Empezar de nuevo',
} as const satisfies Translated<typeof english>
